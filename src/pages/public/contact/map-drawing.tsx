const STREETS =
  'M0 120h1200M0 200h1200M0 370h1200M120 0v420M300 0v420M430 0v420M760 0v420M900 0v420M1060 0v420';
const INTERSTATES =
  'M-20 330C240 300 420 250 640 230S1040 120 1230 60M560-20c-20 120 10 200 60 290s40 120 30 170';
const RIVER = 'M250-20c60 110-30 200 50 300s20 120 10 160';

/** A sketch of the city, not to scale, shown until the real map loads. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d={RIVER} className="fill-none stroke-[#c9d5db] stroke-[22px]" />
      <path d={STREETS} className="fill-none stroke-line-strong stroke-[2px]" />
      <path d={INTERSTATES} className="fill-none stroke-line-strong stroke-[10px]" />
      <g className="fill-subtle text-[17px] font-[650] font-cond">
        <text x="585" y="60">
          I-75
        </text>
        <text x="985" y="112">
          I-70
        </text>
      </g>
      <path
        d="M690 292 716 318 690 344 664 318Z"
        className="fill-amber-500 stroke-ink-900 stroke-[2px]"
      />
    </svg>
  );
}
