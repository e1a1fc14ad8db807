// Written by `npm run towns`, from GeoNames (https://www.geonames.org), CC BY 4.0, and corrections.
import type { LoadTimeZone } from '../time/time-zones.ts';

/** Towns outside the time zone of their state, as `foldTown` writes them. */
export const TOWNS_IN_ANOTHER_ZONE: readonly (readonly [
  state: string,
  zone: LoadTimeZone,
  towns: string,
])[] = [
  ['AL', 'America/New_York', 'ladonia|lanett|phenix city|smiths station|valley'],
  [
    'AZ',
    'America/Denver',
    'burnside|cameron|chilchinbito|chinle|dennehotso|dilkon|ft defiance|ganado|greasewood|houck|kaibito|kayenta|leupp|low mountain|lukachukai|many farms|navajo nation|pinon|rock point|round rock|sawmill|shonto|st michaels|teec nos pos|tonalea|tsaile|tuba city|white cone|window rock',
  ],
  ['BC', 'America/Regina', 'cranbrook|elkford|fernie|golden|invermere|jaffray|kimberley|sparwood'],
  [
    'FL',
    'America/Chicago',
    'allentown|altha|bagdad|bay county|bellview|blountstown|bonifay|brent|callaway|cedar grove|century|chipley|chumuckla|cottondale|crestview|defuniak springs|destin|east milton|east pensacola heights|eglin air force base|eglin village|ensley|escambia county|ferry pass|freeport|ft walton beach|gonzalez|goulding|graceville|grand ridge|greenwood|gulf breeze|harold|hiland park|holley|holmes county|jackson county|jay|laguna beach|lake lorraine|laurel hill|lower grand lagoon|lynn haven|malone|marianna|mary esther|mexico beach|midway|milton|miramar beach|molino|myrtle grove|navarre|niceville|ocean city|okaloosa county|oriole beach|pace|panama city|panama city beach|parker|paxton|pensacola|point baker|ponce de leon|pretty bayou|roeville|santa rosa county|seaside|shalimar|sneads|springfield|tiger point|tyndall air force base|upper grand lagoon|valparaiso|vernon|wallace|walton county|warrington|west pensacola|wewahitchka|woodlawn beach|wright|youngstown',
  ],
  [
    'ID',
    'America/Los_Angeles',
    'athol|bonners ferry|clark fork|coeur dalene|cottonwood|dalton gardens|deary|dover|genesee|grangeville|hauser|hayden|hayden lake|juliaetta|kamiah|kellogg|kooskia|kootenai|lapwai|lewiston|lewiston orchards|moscow|moyie springs|mullan|nezperce|orofino|osburn|pinehurst|plummer|ponderay|post falls|potlatch|priest river|rathdrum|sandpoint|smelterville|spirit lake|st maries|troy|wallace',
  ],
  [
    'IN',
    'America/Chicago',
    'aberdeen|bass lake|beverly shores|boonville|brook|burns harbor|cannelton|cedar lake|chandler|chesterton|crown point|cynthiana|dale|darmstadt|demotte|dyer|east chicago|elberfeld|evansville|fish lake|ft branch|gary|goodland|grandview|griffith|hamlet|hammond|hatfield|haubstadt|hebron|highland|hobart|hudson lake|kentland|kingsford heights|knox|koontz lake|kouts|la crosse|la porte|lake county|lake dalecarlia|lake station|lake village|lakes of the four seasons|laporte|laporte county|long beach|lowell|lynnville|melody hill|merrillville|michigan city|morocco|mt vernon|munster|new chicago|new harmony|newburgh|north judson|oakland city|ogden dunes|owensville|parkers settlement|patoka|portage|porter|porter county|poseyville|princeton|remington|rensselaer|rockport|rolling prairie|roselawn|santa claus|schererville|shelby|shorewood forest|south haven|st john|st meinrad|tell city|town of pines|trail creek|valparaiso|vanderburgh county|wanatah|westville|wheatfield|whiting|winfield',
  ],
  ['KS', 'America/Denver', 'goodland|sharon springs|syracuse|tribune'],
  [
    'KY',
    'America/Chicago',
    'adairville|albany|auburn|bardwell|barlow|beaver dam|beechmont|benton|bowling green|breckinridge center|brownsville|burkesville|cadiz|calhoun|calvert city|caneyville|cave city|central city|clarkson|clay|clinton|cloverport|columbia|corydon|crofton|dawson springs|dixon|drakesboro|earlington|eddyville|edmonton|elkton|farley|fordsville|franklin|ft campbell north|fulton|glasgow|greensburg|greenville|guthrie|hanson|hardin|hardinsburg|hartford|hawesville|henderson|hendron|hickman|hopkinsville|horse cave|irvington|jamestown|kevil|knottsville|kuttawa|la center|ledbetter|leitchfield|lewisburg|lewisport|livermore|madisonville|marion|masonville|massac|mayfield|morehead|morganfield|morgantown|mortons gap|munfordville|murray|nortonville|oak grove|owensboro|paducah|park city|pembroke|plano|powderly|princeton|reidland|robards|russell springs|russellville|salem|scottsville|sebree|smithland|smiths grove|sturgis|summersville|symsonia|tompkinsville|uniontown|white plains|whitesville|wickliffe|wingo',
  ],
  [
    'MI',
    'America/Chicago',
    'bessemer|caspian|crystal falls|iron mountain|iron river|ironwood|kingsford|menominee|norway|quinnesec|stephenson|wakefield',
  ],
  [
    'ND',
    'America/Denver',
    'amidon|beach|belfield|bowman|carson|dickinson|elgin|hettinger|killdeer|manning|medora|mott|new england|richardton',
  ],
  [
    'NE',
    'America/Denver',
    'alliance|arthur|bayard|benkelman|bridgeport|chadron|chappell|crawford|gering|gordon|grant|harrisburg|harrison|hay springs|hemingford|hyannis|imperial|kimball|minatare|mitchell|morrill|mullen|ogallala|oshkosh|rushville|scottsbluff|sidney|terrytown|wauneta',
  ],
  [
    'NL',
    'America/Halifax',
    'cartwright|churchill falls|goose bay|happy valley goose bay|hopedale|labrador city|makkovik|nain|natuashish|north west river|postville|rigolet|sheshatshiu|wabush',
  ],
  ['NU', 'America/Chicago', 'arctic bay|arviat|rankin inlet'],
  ['NU', 'America/Denver', 'cambridge bay|gjoa haven|kugluktuk'],
  ['NV', 'America/Denver', 'jackpot|west wendover'],
  ['ON', 'America/Atikokan', 'atikokan|new osnaburgh|pickle lake'],
  [
    'ON',
    'America/Chicago',
    'dryden|ear falls|emo|ft frances|golden|ignace|kenora|rainy river|red lake|sioux lookout|sioux narrows|vermilion bay',
  ],
  ['OR', 'America/Denver', 'adrian|jordan valley|malheur county|nyssa|ontario|vale'],
  [
    'QC',
    'America/Blanc-Sablon',
    'blanc sablon|bonne esperance|chevery|gros mecatina|la tabatiere|lourdes de blanc sablon|st pauls river',
  ],
  ['QC', 'America/Halifax', 'cap aux meules|iles de la madeleine|les iles de la madeleine'],
  [
    'SD',
    'America/Denver',
    'ashland heights|belle fourche|bison|blackhawk|box elder|buffalo|colonial pine hills|custer|deadwood|dupree|eagle butte|edgemont|green valley|hill city|hot springs|johnson siding|kadoka|kyle|lead|lemmon|manderson white horse creek|martin|mcintosh|mclaughlin|new underwood|newell|north eagle butte|north spearfish|oglala|philip|piedmont|pine ridge|porcupine|rapid city|rapid valley|spearfish|sturgis|summerset|timber lake|wall|wanblee|whitewood',
  ],
  [
    'TN',
    'America/New_York',
    'alcoa|apison|athens|banner hill|bean station|benton|blaine|bloomingdale|blountville|bluff city|bristol|bulls gap|caryville|charleston|chattanooga|chuckey|church hill|cleveland|clinton|coalfield|collegedale|colonial heights|condon|dandridge|dayton|decatur|eagleton village|east brainerd|east chattanooga|east cleveland|east ridge|elizabethton|erwin|etowah|fair garden|fairmount|fall branch|falling water|farragut|fincastle|friendsville|gatlinburg|gray|graysville|greenback|greeneville|harriman|harrison|harrogate|helenwood|hopewell|hunter|huntsville|jacksboro|jefferson city|jellico|johnson city|jonesborough|kingsport|kingston|knoxville|lafollette|lakesite|lenoir city|lookout mountain|loudon|louisville|luttrell|madisonville|maryville|mascot|maynardville|middle valley|midtown|midway|mooresburg|morristown|mosheim|mountain city|mowbray mountain|mt carmel|new market|new tazewell|newport|niota|norris|oak grove|oak ridge|oliver springs|oneida|ooltewah|petros|philadelphia|pigeon forge|pine crest|pittman center|plainview|red bank|riceville|roan mountain|rockford|rocky top|rogersville|rutledge|sale creek|sevierville|seymour|signal mountain|sneedville|soddy daisy|south cleveland|spring city|spurgeon|sunbright|surgoinsville|sweetwater|tazewell|telford|tellico plains|tellico village|tusculum|unicoi|vonore|walden|walnut hill|wartburg|white pine|wildwood|wildwood lake|winfield',
  ],
  [
    'TX',
    'America/Denver',
    'anthony|canutillo|clint|dell city|el paso|el paso county|fabens|ft bliss|ft hancock|homestead meadows north|homestead meadows south|horizon city|hudspeth county|morning glory|san elizario|sierra blanca|socorro|socorro mission number 1 colonia|sparks|tornillo|vinton|westway',
  ],
];
