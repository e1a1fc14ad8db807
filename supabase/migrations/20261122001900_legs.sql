-- Legs: the states and provinces a load crosses, in order, with planned and actual times. A load gets the
-- route its customer saw, otherwise the shortest chain over road borders; dispatch confirms it with
-- save_load_legs, which is after the permits, and drivers record each entry (docs/decisions/0036).

create table public.state_borders (
  state_a text not null check (state_a = any (private.jurisdictions())),
  state_b text not null check (state_b = any (private.jurisdictions())),
  is_ferry_only boolean not null default false,
  primary key (state_a, state_b),
  check (state_a < state_b)
);
comment on table public.state_borders is
  'States and provinces that border each other, each pair once, in alphabetical order. Corner-only and '
  'water-only pairs are left out. A truck route never uses one that only a ferry crosses.';

alter table public.state_borders enable row level security;
grant select on public.state_borders to authenticated;
grant select, insert, update, delete on public.state_borders to service_role;

create policy "Signed-in users can read borders" on public.state_borders
  for select to authenticated using (true);

insert into public.state_borders (state_a, state_b, is_ferry_only) values
  ('AB', 'BC', false), ('AB', 'MT', false), ('AB', 'NT', false), ('AB', 'SK', false), ('AL', 'FL', false),
  ('AL', 'GA', false), ('AL', 'MS', false), ('AL', 'TN', false), ('AR', 'LA', false), ('AR', 'MO', false),
  ('AR', 'MS', false), ('AR', 'OK', false), ('AR', 'TN', false), ('AR', 'TX', false), ('AZ', 'CA', false),
  ('AZ', 'NM', false), ('AZ', 'NV', false), ('AZ', 'UT', false), ('BC', 'ID', false), ('BC', 'MT', false),
  ('BC', 'NT', false), ('BC', 'WA', false), ('BC', 'YT', false), ('CA', 'NV', false), ('CA', 'OR', false),
  ('CO', 'KS', false), ('CO', 'NE', false), ('CO', 'NM', false), ('CO', 'OK', false), ('CO', 'UT', false),
  ('CO', 'WY', false), ('CT', 'MA', false), ('CT', 'NY', false), ('CT', 'RI', false), ('DC', 'MD', false),
  ('DC', 'VA', false), ('DE', 'MD', false), ('DE', 'NJ', false), ('DE', 'PA', false), ('FL', 'GA', false),
  ('GA', 'NC', false), ('GA', 'SC', false), ('GA', 'TN', false), ('IA', 'IL', false), ('IA', 'MN', false),
  ('IA', 'MO', false), ('IA', 'NE', false), ('IA', 'SD', false), ('IA', 'WI', false), ('ID', 'MT', false),
  ('ID', 'NV', false), ('ID', 'OR', false), ('ID', 'UT', false), ('ID', 'WA', false), ('ID', 'WY', false),
  ('IL', 'IN', false), ('IL', 'KY', false), ('IL', 'MO', false), ('IL', 'WI', false), ('IN', 'KY', false),
  ('IN', 'MI', false), ('IN', 'OH', false), ('KS', 'MO', false), ('KS', 'NE', false), ('KS', 'OK', false),
  ('KY', 'MO', true), ('KY', 'OH', false), ('KY', 'TN', false), ('KY', 'VA', false), ('KY', 'WV', false),
  ('LA', 'MS', false), ('LA', 'TX', false), ('MA', 'NH', false), ('MA', 'NY', false), ('MA', 'RI', false),
  ('MA', 'VT', false), ('MB', 'MN', false), ('MB', 'ND', false), ('MB', 'ON', false), ('MB', 'SK', false),
  ('MD', 'PA', false), ('MD', 'VA', false), ('MD', 'WV', false), ('ME', 'NB', false), ('ME', 'NH', false),
  ('ME', 'QC', false), ('MI', 'OH', false), ('MI', 'ON', false), ('MI', 'WI', false), ('MN', 'ND', false),
  ('MN', 'ON', false), ('MN', 'SD', false), ('MN', 'WI', false), ('MO', 'NE', false), ('MO', 'OK', false),
  ('MO', 'TN', false), ('MS', 'TN', false), ('MT', 'ND', false), ('MT', 'SD', false), ('MT', 'SK', false),
  ('MT', 'WY', false), ('NB', 'NS', false), ('NB', 'PE', false), ('NB', 'QC', false), ('NC', 'SC', false),
  ('NC', 'TN', false), ('NC', 'VA', false), ('ND', 'SD', false), ('ND', 'SK', false), ('NE', 'SD', false),
  ('NE', 'WY', false), ('NH', 'QC', false), ('NH', 'VT', false), ('NJ', 'NY', false), ('NJ', 'PA', false),
  ('NL', 'NS', true), ('NL', 'QC', false), ('NM', 'OK', false), ('NM', 'TX', false), ('NS', 'PE', true),
  ('NT', 'YT', false), ('NV', 'OR', false), ('NV', 'UT', false), ('NY', 'ON', false), ('NY', 'PA', false),
  ('NY', 'QC', false), ('NY', 'VT', false), ('OH', 'PA', false), ('OH', 'WV', false), ('OK', 'TX', false),
  ('ON', 'QC', false), ('OR', 'WA', false), ('PA', 'WV', false), ('QC', 'VT', false), ('SD', 'WY', false),
  ('TN', 'VA', false), ('UT', 'WY', false), ('VA', 'WV', false);

create table public.border_crossings (
  state_a text not null check (state_a = any (private.jurisdictions())),
  state_b text not null check (state_b = any (private.jurisdictions())),
  road text not null check (private.is_filled_line(road, 40)),
  place text not null check (private.is_filled_line(place, 60)),
  latitude numeric(4, 2) not null check (latitude between 20 and 75),
  longitude numeric(5, 2) not null check (longitude between -145 and -50),
  primary key (state_a, state_b, place),
  foreign key (state_a, state_b) references public.state_borders (state_a, state_b)
    on delete cascade
);
comment on table public.border_crossings is
  'Where main highways cross the border between two states or provinces. Approximate, to about a mile or two: '
  'for the places, roads and estimated miles of proposed legs.';

alter table public.border_crossings enable row level security;
grant select on public.border_crossings to authenticated;
grant select, insert, update, delete on public.border_crossings to service_role;

create policy "Signed-in users can read border crossings" on public.border_crossings
  for select to authenticated using (true);

insert into public.border_crossings (state_a, state_b, road, place, latitude, longitude) values
  ('AB', 'BC', 'Hwy 1', 'Kicking Horse Pass', 51.45, -116.29),
  ('AB', 'BC', 'Hwy 16', 'Yellowhead Pass', 52.89, -118.46), ('AB', 'MT', 'I-15', 'Sweet Grass', 49, -111.96),
  ('AB', 'NT', 'Mackenzie Hwy', 'Indian Cabins', 60, -116.99), ('AB', 'SK', 'Hwy 1', 'Walsh', 49.95, -110.01),
  ('AB', 'SK', 'Hwy 16', 'Lloydminster', 53.28, -110.01), ('AL', 'FL', 'I-10', 'Perdido River', 30.53, -87.44),
  ('AL', 'FL', 'US-231', 'Campbellton', 30.99, -85.41), ('AL', 'GA', 'I-85', 'West Point', 32.86, -85.2),
  ('AL', 'GA', 'I-20', 'Tallapoosa', 33.66, -85.42), ('AL', 'MS', 'I-20', 'Cuba', 32.42, -88.43),
  ('AL', 'MS', 'I-10', 'Grand Bay', 30.48, -88.4), ('AL', 'MS', 'I-22', 'Tremont', 34.26, -88.18),
  ('AL', 'TN', 'I-65', 'Ardmore', 34.99, -86.86), ('AR', 'LA', 'I-49', 'Ida', 33.02, -93.91),
  ('AR', 'MO', 'I-55', 'Blytheville', 36, -89.9), ('AR', 'MO', 'I-49', 'Bella Vista', 36.5, -94.31),
  ('AR', 'MS', 'US-82', 'Greenville Bridge', 33.29, -91.15), ('AR', 'OK', 'I-40', 'Fort Smith', 35.45, -94.43),
  ('AR', 'TN', 'I-40', 'Memphis', 35.15, -90.08), ('AR', 'TX', 'I-30', 'Texarkana', 33.47, -94.04),
  ('AZ', 'CA', 'I-10', 'Ehrenberg', 33.6, -114.53), ('AZ', 'CA', 'I-40', 'Topock', 34.72, -114.49),
  ('AZ', 'CA', 'I-8', 'Yuma', 32.73, -114.62), ('AZ', 'NM', 'I-40', 'Lupton', 35.36, -109.05),
  ('AZ', 'NM', 'I-10', 'San Simon', 32.22, -109.05), ('AZ', 'NV', 'I-11', 'Hoover Dam', 36.01, -114.74),
  ('AZ', 'NV', 'I-15', 'Mesquite', 36.8, -114.05), ('AZ', 'UT', 'I-15', 'St. George', 37, -113.62),
  ('AZ', 'UT', 'US-89', 'Page', 37, -111.6), ('BC', 'ID', 'US-95', 'Eastport', 49, -116.18),
  ('BC', 'MT', 'US-93', 'Roosville', 49, -115.06), ('BC', 'NT', 'Hwy 77', 'Fort Liard', 60, -122.95),
  ('BC', 'WA', 'I-5', 'Blaine', 49, -122.76), ('BC', 'WA', 'US-97', 'Oroville', 49, -119.46),
  ('BC', 'YT', 'Alaska Hwy', 'Watson Lake', 60, -128.7), ('CA', 'NV', 'I-15', 'Primm', 35.61, -115.39),
  ('CA', 'NV', 'I-80', 'Verdi', 39.52, -120), ('CA', 'OR', 'I-5', 'Siskiyou Summit', 42, -122.61),
  ('CA', 'OR', 'US-97', 'Dorris', 42, -121.93), ('CO', 'KS', 'I-70', 'Kanorado', 39.33, -102.05),
  ('CO', 'KS', 'US-50', 'Holly', 38.05, -102.04), ('CO', 'NE', 'I-76', 'Julesburg', 41, -102.25),
  ('CO', 'NM', 'I-25', 'Raton Pass', 36.99, -104.49), ('CO', 'OK', 'US-287', 'Campo', 37, -102.55),
  ('CO', 'UT', 'I-70', 'Mack', 39.2, -109.05), ('CO', 'UT', 'US-491', 'Dove Creek', 37.8, -109.05),
  ('CO', 'WY', 'I-25', 'Cheyenne', 41, -104.88), ('CO', 'WY', 'US-287', 'Virginia Dale', 41, -105.41),
  ('CT', 'MA', 'I-91', 'Enfield', 42.03, -72.59), ('CT', 'MA', 'I-84', 'Union', 42.03, -72.13),
  ('CT', 'NY', 'I-95', 'Greenwich', 41, -73.66), ('CT', 'NY', 'I-84', 'Danbury', 41.38, -73.54),
  ('CT', 'RI', 'I-95', 'Hopkinton', 41.46, -71.79), ('DC', 'MD', 'US-50', 'Cheverly', 38.92, -76.93),
  ('DC', 'VA', 'I-395', '14th Street Bridge', 38.87, -77.04), ('DE', 'MD', 'I-95', 'Newark', 39.63, -75.79),
  ('DE', 'MD', 'US-13', 'Delmar', 38.46, -75.57), ('DE', 'NJ', 'I-295', 'Delaware Memorial Bridge', 39.69, -75.52),
  ('DE', 'PA', 'I-95', 'Claymont', 39.81, -75.43), ('FL', 'GA', 'I-75', 'Jennings', 30.63, -83.17),
  ('FL', 'GA', 'I-95', 'Kingsland', 30.74, -81.65), ('GA', 'NC', 'US-23', 'Dillard', 35, -83.38),
  ('GA', 'SC', 'I-85', 'Lavonia', 34.49, -83.03), ('GA', 'SC', 'I-20', 'Augusta', 33.5, -81.99),
  ('GA', 'SC', 'I-95', 'Hardeeville', 32.21, -81.14), ('GA', 'TN', 'I-75', 'Chattanooga', 34.99, -85.21),
  ('IA', 'IL', 'I-80', 'Le Claire', 41.58, -90.36), ('IA', 'IL', 'US-61', 'Burlington', 40.81, -91.1),
  ('IA', 'MN', 'I-35', 'Northwood', 43.5, -93.35), ('IA', 'MO', 'I-35', 'Lamoni', 40.58, -93.94),
  ('IA', 'MO', 'I-29', 'Hamburg', 40.58, -95.67), ('IA', 'MO', 'US-61', 'Keokuk', 40.39, -91.45),
  ('IA', 'NE', 'I-80', 'Council Bluffs', 41.23, -95.92), ('IA', 'SD', 'I-29', 'Sioux City', 42.49, -96.46),
  ('IA', 'WI', 'US-151', 'Dubuque', 42.51, -90.64), ('ID', 'MT', 'I-90', 'Lookout Pass', 47.46, -115.7),
  ('ID', 'MT', 'I-15', 'Monida Pass', 44.56, -112.31), ('ID', 'NV', 'US-93', 'Jackpot', 42, -114.67),
  ('ID', 'OR', 'I-84', 'Ontario', 44.03, -116.94), ('ID', 'UT', 'I-84', 'Snowville', 42, -112.76),
  ('ID', 'UT', 'I-15', 'Malad City', 42, -112.21), ('ID', 'WA', 'I-90', 'Stateline', 47.7, -117.04),
  ('ID', 'WA', 'US-12', 'Lewiston', 46.42, -117.04), ('ID', 'WY', 'US-26', 'Alpine', 43.17, -111.04),
  ('ID', 'WY', 'US-30', 'Border', 42.22, -111.05), ('IL', 'IN', 'I-80', 'Hammond', 41.57, -87.53),
  ('IL', 'IN', 'I-70', 'Terre Haute', 39.42, -87.54), ('IL', 'IN', 'I-64', 'Grayville', 38.21, -87.98),
  ('IL', 'IN', 'I-74', 'Danville', 40.12, -87.53), ('IL', 'KY', 'I-24', 'Paducah', 37.13, -88.69),
  ('IL', 'MO', 'I-70', 'St. Louis', 38.65, -90.18), ('IL', 'MO', 'I-57', 'Cairo', 36.98, -89.16),
  ('IL', 'MO', 'I-72', 'Hannibal', 39.72, -91.36), ('IL', 'WI', 'I-90', 'Beloit', 42.5, -89.03),
  ('IL', 'WI', 'I-94', 'Pleasant Prairie', 42.49, -87.95), ('IN', 'KY', 'I-65', 'Louisville', 38.27, -85.75),
  ('IN', 'KY', 'US-41', 'Henderson', 37.9, -87.55), ('IN', 'MI', 'I-69', 'Fremont', 41.76, -85.01),
  ('IN', 'MI', 'I-94', 'New Buffalo', 41.76, -86.76), ('IN', 'OH', 'I-70', 'Richmond', 39.84, -84.81),
  ('IN', 'OH', 'I-80', 'Angola', 41.73, -84.81), ('IN', 'OH', 'US-24', 'Antwerp', 41.17, -84.8),
  ('IN', 'OH', 'I-74', 'Harrison', 39.26, -84.82), ('KS', 'MO', 'I-70', 'Kansas City', 39.11, -94.61),
  ('KS', 'MO', 'US-54', 'Fort Scott', 37.84, -94.62), ('KS', 'NE', 'US-81', 'Chester', 40, -97.62),
  ('KS', 'NE', 'US-75', 'Sabetha', 40, -95.75), ('KS', 'NE', 'US-83', 'McCook', 40, -100.62),
  ('KS', 'OK', 'I-35', 'Braman', 37, -97.34), ('KS', 'OK', 'US-54', 'Liberal', 37, -101.03),
  ('KY', 'OH', 'I-75', 'Covington', 39.09, -84.52), ('KY', 'OH', 'US-23', 'Portsmouth', 38.73, -82.99),
  ('KY', 'TN', 'I-65', 'Franklin', 36.64, -86.57), ('KY', 'TN', 'I-75', 'Jellico', 36.59, -84.12),
  ('KY', 'TN', 'I-24', 'Clarksville', 36.64, -87.34), ('KY', 'TN', 'US-51', 'Fulton', 36.5, -88.88),
  ('KY', 'VA', 'US-23', 'Pound Gap', 37.15, -82.63), ('KY', 'VA', 'US-25E', 'Cumberland Gap', 36.6, -83.69),
  ('KY', 'WV', 'I-64', 'Catlettsburg', 38.4, -82.58), ('LA', 'MS', 'I-20', 'Vicksburg', 32.31, -90.91),
  ('LA', 'MS', 'I-10', 'Pearlington', 30.3, -89.65), ('LA', 'MS', 'I-55', 'Kentwood', 31, -90.48),
  ('LA', 'TX', 'I-10', 'Orange', 30.13, -93.71), ('LA', 'TX', 'I-20', 'Waskom', 32.48, -94.04),
  ('MA', 'NH', 'I-93', 'Salem', 42.74, -71.21), ('MA', 'NH', 'I-95', 'Seabrook', 42.87, -70.88),
  ('MA', 'NY', 'I-90', 'Canaan', 42.33, -73.36), ('MA', 'RI', 'I-95', 'Attleboro', 41.9, -71.36),
  ('MA', 'VT', 'I-91', 'Bernardston', 42.73, -72.57), ('MB', 'MN', 'US-59', 'Lancaster', 49, -96.8),
  ('MB', 'ND', 'I-29', 'Pembina', 49, -97.24), ('MB', 'ON', 'Hwy 1', 'West Hawk Lake', 49.73, -95.15),
  ('MB', 'SK', 'Hwy 1', 'Kirkella', 50.06, -101.37), ('MD', 'PA', 'I-81', 'State Line', 39.72, -77.73),
  ('MD', 'PA', 'I-83', 'Maryland Line', 39.72, -76.66),
  ('MD', 'VA', 'I-495', 'Woodrow Wilson Bridge', 38.79, -77.04),
  ('MD', 'VA', 'US-13', 'New Church', 37.99, -75.53), ('MD', 'WV', 'I-81', 'Williamsport', 39.6, -77.83),
  ('MD', 'WV', 'I-68', 'Friendsville', 39.66, -79.48), ('ME', 'NB', 'I-95', 'Houlton', 46.14, -67.78),
  ('ME', 'NH', 'I-95', 'Kittery', 43.09, -70.77), ('ME', 'QC', 'US-201', 'Jackman', 45.81, -70.4),
  ('MI', 'OH', 'I-75', 'Toledo', 41.73, -83.49), ('MI', 'ON', 'I-75', 'Gordie Howe Bridge', 42.29, -83.1),
  ('MI', 'ON', 'I-69', 'Blue Water Bridge', 43, -82.42), ('MI', 'ON', 'I-75', 'Sault Ste. Marie', 46.51, -84.36),
  ('MI', 'WI', 'US-41', 'Menominee', 45.1, -87.62), ('MI', 'WI', 'US-2', 'Ironwood', 46.46, -90.19),
  ('MN', 'ND', 'I-94', 'Fargo', 46.87, -96.78), ('MN', 'ND', 'US-2', 'Grand Forks', 47.93, -97.03),
  ('MN', 'ON', 'US-53', 'International Falls', 48.61, -93.4), ('MN', 'ON', 'MN-61', 'Grand Portage', 48, -89.59),
  ('MN', 'SD', 'I-90', 'Valley Springs', 43.6, -96.45), ('MN', 'SD', 'US-12', 'Ortonville', 45.3, -96.46),
  ('MN', 'WI', 'I-94', 'Hudson', 44.97, -92.77), ('MN', 'WI', 'I-90', 'La Crosse', 43.86, -91.3),
  ('MN', 'WI', 'US-2', 'Superior', 46.71, -92.14), ('MO', 'NE', 'US-136', 'Brownville', 40.4, -95.65),
  ('MO', 'OK', 'I-44', 'Joplin', 36.99, -94.62), ('MO', 'TN', 'I-155', 'Caruthersville', 36.12, -89.61),
  ('MS', 'TN', 'I-55', 'Southaven', 34.99, -90), ('MS', 'TN', 'US-45', 'Corinth', 35, -88.61),
  ('MT', 'ND', 'I-94', 'Beach', 46.94, -104.05), ('MT', 'ND', 'US-2', 'Bainville', 48.11, -104.05),
  ('MT', 'SD', 'US-212', 'Alzada', 45, -104.06), ('MT', 'SK', 'MT-16', 'Raymond', 49, -104.58),
  ('MT', 'WY', 'I-90', 'Wyola', 45, -107.3), ('MT', 'WY', 'US-310', 'Frannie', 45, -108.62),
  ('NB', 'NS', 'Hwy 2', 'Aulac', 45.86, -64.26), ('NB', 'PE', 'Hwy 16', 'Confederation Bridge', 46.21, -63.75),
  ('NB', 'QC', 'Hwy 2', 'Saint-Jacques', 47.44, -68.45), ('NC', 'SC', 'I-85', 'Grover', 35.17, -81.46),
  ('NC', 'SC', 'I-95', 'Rowland', 34.5, -79.31), ('NC', 'SC', 'I-77', 'Fort Mill', 35.1, -80.94),
  ('NC', 'SC', 'I-26', 'Landrum', 35.2, -82.21), ('NC', 'TN', 'I-40', 'Waterville', 35.78, -83.1),
  ('NC', 'TN', 'I-26', 'Sams Gap', 35.95, -82.56), ('NC', 'VA', 'I-85', 'Bracey', 36.54, -78.17),
  ('NC', 'VA', 'I-77', 'Cana', 36.56, -80.74), ('NC', 'VA', 'I-95', 'Roanoke Rapids', 36.55, -77.56),
  ('ND', 'SD', 'I-29', 'Hankinson', 45.94, -96.86), ('ND', 'SD', 'US-85', 'Bowman', 45.94, -103.48),
  ('ND', 'SK', 'US-52', 'Portal', 49, -102.55), ('NE', 'SD', 'US-81', 'Yankton', 42.87, -97.39),
  ('NE', 'SD', 'US-385', 'Chadron', 43, -103.24), ('NE', 'WY', 'I-80', 'Pine Bluffs', 41.18, -104.05),
  ('NE', 'WY', 'US-26', 'Torrington', 42, -104.05), ('NH', 'QC', 'US-3', 'Pittsburg', 45.25, -71.21),
  ('NH', 'VT', 'I-89', 'Lebanon', 43.64, -72.33), ('NH', 'VT', 'I-93', 'Littleton', 44.33, -71.88),
  ('NJ', 'NY', 'I-95', 'George Washington Bridge', 40.85, -73.95), ('NJ', 'NY', 'I-287', 'Suffern', 41.11, -74.16),
  ('NJ', 'PA', 'I-80', 'Delaware Water Gap', 40.97, -75.13), ('NJ', 'PA', 'I-78', 'Phillipsburg', 40.66, -75.18),
  ('NJ', 'PA', 'I-95', 'Scudder Falls', 40.26, -74.85), ('NL', 'QC', 'Route 389', 'Fermont', 52.85, -67.1),
  ('NM', 'OK', 'US-56', 'Clayton', 36.6, -103), ('NM', 'TX', 'I-10', 'Anthony', 32, -106.6),
  ('NM', 'TX', 'I-40', 'Glenrio', 35.18, -103.04), ('NM', 'TX', 'US-62', 'Hobbs', 32.72, -103.06),
  ('NT', 'YT', 'Dempster Hwy', 'Fort McPherson', 67.05, -136.21), ('NV', 'OR', 'US-95', 'McDermitt', 42, -117.72),
  ('NV', 'UT', 'I-80', 'Wendover', 40.74, -114.04), ('NY', 'ON', 'I-190', 'Peace Bridge', 42.91, -78.9),
  ('NY', 'ON', 'I-81', 'Thousand Islands Bridge', 44.35, -75.98), ('NY', 'PA', 'I-90', 'Ripley', 42.26, -79.76),
  ('NY', 'PA', 'I-81', 'Great Bend', 42, -75.75), ('NY', 'PA', 'I-84', 'Port Jervis', 41.36, -74.69),
  ('NY', 'PA', 'US-15', 'Lawrenceville', 42, -77.12), ('NY', 'QC', 'I-87', 'Champlain', 45.01, -73.45),
  ('NY', 'VT', 'US-4', 'Fair Haven', 43.59, -73.27), ('OH', 'PA', 'I-80', 'Hubbard', 41.16, -80.52),
  ('OH', 'PA', 'I-90', 'Conneaut', 41.95, -80.52), ('OH', 'PA', 'I-76', 'Petersburg', 40.9, -80.52),
  ('OH', 'WV', 'I-70', 'Wheeling', 40.07, -80.73), ('OH', 'WV', 'I-77', 'Marietta', 39.41, -81.43),
  ('OH', 'WV', 'US-35', 'Gallipolis', 38.86, -82.14), ('OK', 'TX', 'I-35', 'Gainesville', 33.73, -97.16),
  ('OK', 'TX', 'I-40', 'Texola', 35.22, -100), ('OK', 'TX', 'US-69', 'Denison', 33.82, -96.53),
  ('OK', 'TX', 'I-44', 'Burkburnett', 34.12, -98.53), ('OK', 'TX', 'US-54', 'Texhoma', 36.5, -101.78),
  ('ON', 'QC', 'Hwy 401', 'Bainsville', 45.2, -74.38), ('ON', 'QC', 'Hwy 417', 'Hawkesbury', 45.53, -74.39),
  ('OR', 'WA', 'I-5', 'Portland', 45.62, -122.67), ('OR', 'WA', 'I-82', 'Umatilla', 45.93, -119.33),
  ('PA', 'WV', 'I-70', 'West Alexander', 40.1, -80.52), ('PA', 'WV', 'I-79', 'Mount Morris', 39.72, -79.97),
  ('QC', 'VT', 'I-91', 'Derby Line', 45.01, -72.09), ('QC', 'VT', 'I-89', 'Highgate Springs', 45.01, -73.08),
  ('SD', 'WY', 'I-90', 'Beulah', 44.55, -104.06), ('TN', 'VA', 'I-81', 'Bristol', 36.6, -82.19),
  ('UT', 'WY', 'I-80', 'Evanston', 41.22, -111.05), ('VA', 'WV', 'I-64', 'White Sulphur Springs', 37.8, -80.22),
  ('VA', 'WV', 'I-77', 'East River Mountain', 37.29, -81.12), ('VA', 'WV', 'I-81', 'Inwood', 39.31, -78.08);

create function private.is_travel(_travel jsonb)
returns boolean language sql immutable set search_path = ''
return case when jsonb_typeof(_travel) = 'object' then
  _travel - '{from,until,closed_days,is_holiday_open,curfews_off}'::text[] = '{}'
  and (_travel ? 'from') = (_travel ? 'until')
  and coalesce(_travel ->> 'from' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', true)
  and coalesce(_travel ->> 'until' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', true)
  and coalesce(
    jsonb_typeof(_travel -> 'closed_days') = 'array'
      and _travel -> 'closed_days' <@ '["mon", "tue", "wed", "thu", "fri", "sat", "sun"]', true
  )
  and coalesce(jsonb_typeof(_travel -> 'is_holiday_open') = 'boolean', true)
  and coalesce(jsonb_typeof(_travel -> 'curfews_off') = 'array', true)
  and not jsonb_path_exists(_travel, '$.curfews_off[*] ? (@.type() != "string")')
  and length(_travel::text) <= 5000
  else false end;
comment on function private.is_travel(jsonb) is
  'Whether this can be what dispatch changed about when a load may travel on a leg.';
grant execute on function private.is_travel(jsonb) to authenticated, service_role;

create table public.load_legs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  sequence integer not null check (sequence between 1 and 60),
  jurisdiction text not null check (jurisdiction = any (private.jurisdictions())),
  entry_place text not null default '' check (private.is_line(entry_place, 160)),
  exit_place text not null default '' check (private.is_line(exit_place, 160)),
  road text not null default '' check (private.is_line(road, 160)),
  miles integer check (miles between 1 and 5000),
  miles_is_estimate boolean not null default false,
  time_zone public.load_time_zone not null,
  planned_entry_at timestamptz
    constraint load_legs_planned_entry_at_range check (private.is_time_in_range(planned_entry_at)),
  planned_exit_at timestamptz
    constraint load_legs_planned_exit_at_range check (private.is_time_in_range(planned_exit_at)),
  is_confirmed boolean not null default false,
  travel jsonb not null default '{}' check (private.is_travel(travel)),
  entered_at timestamptz,
  left_at timestamptz,
  constraint load_legs_plan_check check (planned_exit_at >= planned_entry_at),
  constraint load_legs_way_check check (left_at is null or left_at >= entered_at),
  unique (load_id, sequence) deferrable initially deferred,
  -- A permit of the leg repeats its load and state.
  unique (id, load_id, jurisdiction)
);
comment on table public.load_legs is
  'The states and provinces a load crosses, in order. Legs that aren''t confirmed are a proposal. Only '
  'save_load_legs, enter_leg and triggers on loads write them.';
comment on column public.load_legs.road is 'The roads from entry to exit, such as I-75 and I-65.';
comment on column public.load_legs.miles_is_estimate is
  'Whether the miles are our estimate, which dispatch hasn''t changed or confirmed.';
comment on column public.load_legs.travel is
  'What dispatch changed about when a load may travel on the leg: {from, until, closed_days, is_holiday_open, '
  'curfews_off}. Without a key the permits apply, else the state''s rules.';
comment on column public.load_legs.time_zone is 'The time zone in which the leg''s times are shown.';

alter table public.load_legs enable row level security;
grant select on public.load_legs to authenticated;
grant select, insert, update, delete on public.load_legs to service_role;

create policy "Drivers can see the legs of their loads, admins all" on public.load_legs
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

alter publication supabase_realtime add table public.load_legs;
create trigger announce_deletions after delete on public.load_legs referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger load_legs_set_updated_at before update on public.load_legs
  for each row execute function private.set_updated_at();

create function private.do_border(_a text, _b text)
returns boolean language sql stable set search_path = ''
return exists (
  select from public.state_borders
  where state_a = least(_a, _b) and state_b = greatest(_a, _b) and not is_ferry_only
);
comment on function private.do_border(text, text) is 'True if a road crosses the border between two states.';

create function private.is_same_place(_a text, _b text)
returns boolean language sql immutable set search_path = ''
return private.fold_town(_a) = private.fold_town(_b);
comment on function private.is_same_place(text, text) is
  'Whether two places have the same name, whatever their case, accents and punctuation.';

-- Deferred to the end of the transaction or of save_load_legs, because reordering passes through invalid
-- orders. Security definer: no API role may call do_border, and a deferred trigger can run as one.
create function private.check_load_legs()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_load constant uuid := coalesce(new.load_id, old.load_id);
  gap record;
begin
  select * into gap from (
    select jurisdiction, sequence, lag(jurisdiction) over route as before,
      lag(sequence) over route as before_sequence,
      -- A state comes twice in a row where dispatch split it.
      lag(exit_place) over route <> '' and private.is_same_place(lag(exit_place) over route, entry_place)
        as is_split,
      coalesce(planned_entry_at, planned_exit_at) < max(coalesce(planned_exit_at, planned_entry_at)) over (
        order by sequence rows between unbounded preceding and 1 preceding
      ) as is_early
    from public.load_legs where load_id = of_load
    window route as (order by sequence)
  ) as pair
  where before is not null and (
    is_early or case when jurisdiction = before then not is_split
      else not private.do_border(before, jurisdiction) end
  )
  order by sequence limit 1;
  if not found then
    return null;
  elsif gap.jurisdiction = gap.before and not gap.is_split then
    raise exception '% is listed twice in a row. Enter the place where leg % ends and leg % starts.',
      gap.jurisdiction, gap.before_sequence, gap.sequence using errcode = '23514';
  elsif gap.jurisdiction <> gap.before and not private.do_border(gap.before, gap.jurisdiction) then
    raise exception '% and % don’t share a road border. Add the states between them.',
      gap.before, gap.jurisdiction using errcode = '23514';
  end if;
  raise exception 'Leg % (%) starts before the leg ahead of it ends.', gap.sequence, gap.jurisdiction
    using errcode = '23514';
end;
$$;
create constraint trigger load_legs_border after insert or update or delete on public.load_legs
  deferrable initially deferred for each row execute function private.check_load_legs();

-- A permit is used once the truck has left its leg. Security definer: drivers may not update permits.
create function private.use_permits()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.left_at is not null then
    update public.load_permits set status = 'used'
    where leg_id = new.id and status in ('issued', 'amending');
  else
    update public.load_permits set status = 'issued' where leg_id = new.id and status = 'used';
  end if;
  return null;
end;
$$;
create trigger load_legs_use_permits after update of left_at on public.load_legs
  for each row when (new.left_at is distinct from old.left_at) execute function private.use_permits();

-- Proposed legs

create function private.assessed_states(_assessment jsonb)
returns text[] language sql immutable set search_path = ''
return (
  select coalesce(case when private.are_jurisdictions(states) then states end, '{}')
  from (
    select array_agg(state ->> 'state' order by place) as states
    from jsonb_array_elements(_assessment -> 'states') with ordinality as assessed (state, place)
  ) as listed
);
comment on function private.assessed_states(jsonb) is
  'The states of a load assessment in order; empty without an assessment or if a state is unknown.';

create function private.assessed_route(_assessment jsonb, _from text, _to text)
returns text[] language sql stable set search_path = ''
return (
  select array_agg(code order by position)
  from (
    select state ->> 'state' as code, position,
      lag(state ->> 'state') over (order by position) as before
    from jsonb_array_elements(_assessment -> 'states') with ordinality as states (state, position)
  ) as leg
  having (array_agg(code order by position))[1] = _from
    and (array_agg(code order by position desc))[1] = _to
    and bool_and(before is null or private.do_border(before, code))
    and count(distinct code) = count(*)
);
comment on function private.assessed_route(jsonb, text, text) is
  'The states of a stored assessment, in order; null unless they lead from _from to _to over road borders, '
  'each once.';

-- A breadth-first search that takes neighbors in alphabetical order. It first tries to stay in one country,
-- because a domestic load has no business at a border crossing.
create function private.state_chain(_from text, _to text)
returns text[] language plpgsql stable set search_path = '' as $$
declare
  is_domestic boolean;
  -- As text ('OH IN IL'), because arrays in an array must have the same length.
  chains text[];
  arrived text;
begin
  if _from is null or _to is null then
    return null;
  end if;
  foreach is_domestic in array array[true, false] loop
    continue when is_domestic and private.is_province(_from) <> private.is_province(_to);
    chains := array[_from];
    for step in 1..70 loop
      select chain into arrived from unnest(chains) as chain where right(chain, 2) = _to limit 1;
      if found then
        return string_to_array(arrived, ' ');
      end if;
      -- One chain per newly reached state: all chains of this round have the same length.
      select array_agg(chain order by chain) into chains from (
        select distinct on (next) chain || ' ' || next as chain
        from unnest(chains) as chain
        cross join lateral (
          select case right(chain, 2) when state_a then state_b else state_a end as next
          from public.state_borders
          where right(chain, 2) in (state_a, state_b) and not is_ferry_only
        ) as neighbors
        where position(next in chain) = 0
          and not (is_domestic and private.is_province(next) <> private.is_province(_from))
        order by next, chain
      ) as reached;
      exit when chains is null;
    end loop;
  end loop;
  return null;
end;
$$;
comment on function private.state_chain(text, text) is
  'The shortest chain of states and provinces from one to another over road borders, both included; null if '
  'there is none. Stays in one country if both are in it and it can.';

create function private.town_point(_place text)
returns point language sql stable set search_path = ''
return (
  select point(found.longitude, found.latitude)
  from private.read_place(_place) as named
  join private.town_points as found on found.state = named.region and found.town = named.town
);
comment on function private.town_point(text) is
  'Longitude and latitude of a town as people write it; null if we don''t know the town.';

create function private.road_miles(_from point, _to point)
returns integer language sql immutable strict set search_path = ''
return greatest(1, round((1.2 * 3959 * 2 * asin(least(1, sqrt(
  sin(radians(_to[1] - _from[1]) / 2) ^ 2
  + cos(radians(_from[1])) * cos(radians(_to[1])) * sin(radians(_to[0] - _from[0]) / 2) ^ 2
))))::numeric))::integer;
comment on function private.road_miles(point, point) is
  'About how many miles it is by road: 1.2 times the straight line. At least 1; null if a point is unknown.';

create type private.route_leg as (
  sequence integer, jurisdiction text, entry_place text, exit_place text, road text, miles integer,
  time_zone public.load_time_zone
);

create function private.route_legs(_origin text, _destination text, _assessment jsonb)
returns setof private.route_leg language plpgsql stable set search_path = '' as $$
declare
  chain constant text[] := coalesce(
    private.assessed_route(
      _assessment, private.jurisdiction_of(_origin), private.jurisdiction_of(_destination)
    ),
    private.state_chain(private.jurisdiction_of(_origin), private.jurisdiction_of(_destination))
  );
  goal constant point := private.town_point(_destination);
  here point := private.town_point(_origin);
  there point;
  before public.border_crossings;
  after public.border_crossings;
  leg private.route_leg;
begin
  for step in 1..coalesce(cardinality(chain), 0) loop
    after := null;
    if step < cardinality(chain) then
      select * into after from public.border_crossings as crossing
      where state_a = least(chain[step], chain[step + 1])
        and state_b = greatest(chain[step], chain[step + 1])
      order by coalesce(private.road_miles(here, point(longitude, latitude)), 0)
        + coalesce(private.road_miles(point(longitude, latitude), goal), 0), place
      limit 1;
    end if;
    there := case step when cardinality(chain) then goal else point(after.longitude, after.latitude) end;
    leg.sequence := step;
    leg.jurisdiction := chain[step];
    leg.time_zone := private.state_time_zone(chain[step]);
    leg.entry_place := coalesce(case step when 1 then _origin else before.place end, '');
    leg.exit_place := coalesce(case step when cardinality(chain) then _destination else after.place end, '');
    leg.road := concat_ws(' and ', before.road, nullif(after.road, coalesce(before.road, '')));
    leg.miles := private.road_miles(here, there);
    return next leg;
    before := after;
    here := there;
  end loop;
end;
$$;
comment on function private.route_legs(text, text, jsonb) is
  'The states from an origin to a destination in order, without times: those of the assessment its customer '
  'saw if it leads there, otherwise the shortest chain of states. Neighbors meet where a main highway crosses '
  'their border. Miles are estimates, null for a town we don''t know. No rows if a state is unknown or no '
  'road leads there.';

-- Security definer: no API role may call route_legs.
create function private.proposed_legs(_load_id uuid)
returns setof private.route_leg language plpgsql stable security definer set search_path = '' as $$
declare
  this_load constant public.loads := (select stored from public.loads as stored where id = _load_id);
  leg private.route_leg;
begin
  for leg in
    select * from private.route_legs(
      this_load.origin, this_load.destination,
      (select assessment from public.quotes where id = this_load.quote_id)
    )
  loop
    if leg.sequence = 1 then
      leg.time_zone := this_load.pickup_time_zone;
    elsif leg.exit_place = this_load.destination then
      leg.time_zone := this_load.delivery_time_zone;
    end if;
    return next leg;
  end loop;
end;
$$;
grant execute on function private.proposed_legs(uuid) to authenticated, service_role;

create function public.propose_legs(_load_id uuid)
returns table (
  jurisdiction text, entry_place text, exit_place text, road text, miles integer,
  time_zone public.load_time_zone
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select leg.jurisdiction, leg.entry_place, leg.exit_place, leg.road, leg.miles, leg.time_zone
    from private.proposed_legs(_load_id) as leg order by leg.sequence;
end;
$$;
comment on function public.propose_legs(uuid) is
  'The legs we suggest for a load: the route its customer saw beside their request, if that leads from its '
  'origin to its destination over road borders; otherwise the shortest chain of states. Neighbors meet where '
  'a main highway crosses their border. The miles are estimates and null for a town we don''t know. No rows '
  'if a state is unknown or no road leads there. The browser plans their times. Stores nothing. Admins only '
  '(42501).';
grant execute on function public.propose_legs(uuid) to authenticated, service_role;

create function private.propose_new_legs(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  -- Confirmed legs stay as they are; readiness reports it if they no longer fit.
  if exists (select from public.load_legs where load_id = new.id and is_confirmed) then
    return;
  end if;
  delete from public.load_legs where load_id = new.id;
  -- Without planned times, which change with the pickup: dispatch gets them when it confirms the legs.
  insert into public.load_legs (
    load_id, sequence, jurisdiction, entry_place, exit_place, road, miles, miles_is_estimate, time_zone
  )
  select new.id, row_number() over (), jurisdiction, entry_place, exit_place, road, miles,
    miles is not null, time_zone
  from private.proposed_legs(new.id);
  perform private.attach_permits(new.id);
end;
$$;

-- A load in transit

-- Starting the load enters the first leg, delivering it leaves the last one, and undoing a step undoes this.
create function private.move_legs_with_load(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  if new.status = 'in_transit' and old.status = 'assigned' then
    update public.load_legs set entered_at = now()
    where load_id = new.id and entered_at is null
      and sequence = (select min(sequence) from public.load_legs where load_id = new.id);
  elsif new.status = 'delivered' then
    update public.load_legs set left_at = now()
    where load_id = new.id and entered_at is not null and left_at is null;
  elsif new.status = 'in_transit' then
    update public.load_legs set left_at = null
    where load_id = new.id and left_at is not null and sequence = (
      select max(sequence) from public.load_legs where load_id = new.id and entered_at is not null
    );
  elsif new.status = 'assigned' and old.status = 'in_transit' then
    update public.load_legs set entered_at = null, left_at = null
    where load_id = new.id and entered_at is not null;
  end if;
end;
$$;

-- Security definer: no API role may write legs.
create function private.enter_leg(_leg_id uuid, _override_reason text, _at timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  leg public.load_legs;
  this_load public.loads;
  reasons text;
  entered timestamptz := now();
begin
  select * into leg from public.load_legs where id = _leg_id;
  this_load := private.require_driver_or_admin(leg.load_id);
  select * into leg from public.load_legs where id = _leg_id;
  if leg.entered_at is not null then
    return;
  end if;
  if _override_reason is not null then
    perform private.require_admin();
    if not coalesce(private.is_filled_line(_override_reason, 500), false) then
      raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
    end if;
  end if;
  if _at is not null then
    perform private.require_admin();
    entered := private.leg_entry(leg, _at);
  end if;
  if this_load.status <> 'in_transit' then
    raise exception 'This load isn’t in transit.' using errcode = '23514';
  end if;
  if exists (
    select from public.load_legs
    where load_id = leg.load_id and sequence < leg.sequence and entered_at is null
  ) then
    raise exception 'Enter the legs in order.' using errcode = '23514';
  end if;
  select string_agg(problem, '; ') into reasons from (
    select code, problem from private.start_problems(leg.load_id)
    where code = 'on_hold'
    union all
    select code, problem from private.permit_problems(leg.load_id) as problems
    where problems.leg_id = leg.id
    union all
    select code, problem from private.escort_problems(leg.load_id) as problems
    where leg.jurisdiction = any (problems.states)
    union all
    select code, problem from private.early_permits(leg.id, entered)
  ) as blocking
  where not coalesce(this_load.start_override -> 'problems', '[]')
    @> jsonb_build_array(jsonb_build_object('code', code, 'problem', problem));
  if reasons is not null and _override_reason is null then
    raise exception 'The load can’t enter %: %.', leg.jurisdiction, reasons using errcode = '23514';
  end if;
  update public.load_legs set left_at = entered
  where load_id = leg.load_id and sequence < leg.sequence and left_at is null;
  update public.load_legs set entered_at = entered where id = _leg_id;
  insert into public.load_events (load_id, author_id, note)
  values (
    leg.load_id, (select id from public.profiles where id = (select auth.uid())),
    left('Entered ' || leg.jurisdiction
      || case when _at is null then '' else ' at ' || private.moment_text(entered, leg.time_zone::text) end || case
      when reasons is null then '' else ' despite: ' || reasons || '. Reason: ' || btrim(_override_reason)
    end, 1000)
  );
end;
$$;
grant execute on function private.enter_leg(uuid, text, timestamptz) to authenticated, service_role;

create function public.enter_leg(
  _leg_id uuid, _override_reason text default null, _at timestamptz default null
)
returns void language sql set search_path = '' as $$
  select private.enter_leg(_leg_id, _override_reason, _at);
$$;
comment on function public.enter_leg(uuid, text, timestamptz) is
  'Records that a load in transit enters its next leg and left the earlier ones, whose permits are then '
  'used. 23514 with every reason while the load is on hold or the leg''s permit doesn''t cover it; an '
  'admin may go on with _override_reason, which is kept in the load''s log. An admin may enter an earlier time '
  '_at, after the entry of the leg before. A repeat changes nothing. For the load''s driver and admins; 42501 '
  'for anyone else.';
grant execute on function public.enter_leg(uuid, text, timestamptz) to authenticated, service_role;

create function private.leg_entry(_leg public.load_legs, _at timestamptz)
returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  before public.load_legs;
  after timestamptz;
  entered timestamptz;
begin
  if not private.is_time_in_range(_at) then
    raise exception 'Enter a year from 2000 to 2099.' using errcode = '23514';
  end if;
  perform private.refuse_future(_at);
  select * into before from public.load_legs
  where load_id = _leg.load_id and sequence < _leg.sequence order by sequence desc limit 1;
  after := coalesce(_leg.left_at, now());
  entered := private.not_before(least(_at, now()), before.entered_at);
  if entered < before.entered_at then
    raise exception 'The truck entered % at %. Enter a later time.', private.leg_name(before),
      private.moment_text(before.entered_at, before.time_zone::text) using errcode = '23514';
  elsif entered > after then
    raise exception 'The truck left % at %. Enter an earlier time.', private.leg_name(_leg),
      private.moment_text(after, _leg.time_zone::text) using errcode = '23514';
  end if;
  return entered;
end;
$$;
comment on function private.leg_entry(public.load_legs, timestamptz) is
  'The time when the truck entered a leg, as typed. 23514 with a sentence if it''s in the future, before the entry '
  'of the leg before or after the truck left.';

-- Security definer: no API role may write legs.
create function private.correct_leg(
  _leg_id uuid, _seen timestamptz, _entered_at timestamptz, _reason text
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  leg public.load_legs;
  this_load public.loads;
  entered timestamptz;
  reason constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
begin
  perform private.require_admin();
  select * into leg from public.load_legs where id = _leg_id;
  select * into this_load from public.loads where id = leg.load_id for update;
  select * into leg from public.load_legs where id = _leg_id for update;
  if leg.id is not null and leg.entered_at is not distinct from _entered_at then
    return;
  elsif leg.entered_at is null or leg.entered_at is distinct from _seen then
    perform private.raise_stale();
  elsif not private.is_filled_line(reason, 300) then
    raise exception 'Enter a reason, up to 300 characters.' using errcode = '23514';
  elsif _entered_at is null and (this_load.status <> 'in_transit' or leg.left_at is not null or not exists (
    select from public.load_legs where load_id = leg.load_id and sequence < leg.sequence
  )) then
    raise exception 'Only the entry of the state the truck is in can be cleared, except the first.'
      using errcode = '23514';
  end if;
  if _entered_at is not null then
    entered := private.leg_entry(leg, _entered_at);
  end if;
  update public.load_legs set entered_at = entered where id = _leg_id;
  update public.load_legs set left_at = entered
  where load_id = leg.load_id and sequence = (
    select max(sequence) from public.load_legs where load_id = leg.load_id and sequence < leg.sequence
  );
  insert into public.load_events (load_id, author_id, note)
  values (
    leg.load_id, (select id from public.profiles where id = (select auth.uid())),
    'Corrected ' || private.leg_name(leg) || ': entered '
      || coalesce(private.moment_text(entered, leg.time_zone::text), 'cleared') || ', was '
      || private.moment_text(leg.entered_at, leg.time_zone::text) || '. Reason: ' || reason
  );
  perform private.log_load_entry('updated', 'legs', leg.load_id, this_load.number || ', ' || leg.jurisdiction);
end;
$$;
grant execute on function private.correct_leg(uuid, timestamptz, timestamptz, text)
to authenticated, service_role;

create function public.correct_leg(
  _leg_id uuid, _seen timestamptz, _reason text, _entered_at timestamptz default null
)
returns void language sql set search_path = '' as $$
  select private.correct_leg(_leg_id, _seen, _entered_at, _reason);
$$;
comment on function public.correct_leg(uuid, timestamptz, text, timestamptz) is
  'Sets when the truck entered a leg, and so left the one before. Null clears '
  'the entry of the state the truck is in. The load''s log keeps the times before and after, and the reason (up '
  'to 300 characters). _seen is the leg''s entered_at the caller saw: PT412 if it has changed since, unless the '
  'time is already this. 23514 with a sentence if the reason is missing, the time is in the future or the times '
  'aren''t in the order of the legs. Admins only (42501).';
grant execute on function public.correct_leg(uuid, timestamptz, text, timestamptz)
to authenticated, service_role;
