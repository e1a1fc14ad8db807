interface HatchProps {
  readonly id: string;
}

/** Amber hatch pattern for anything over a legal limit. */
export function Hatch({ id }: HatchProps) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className="ink-hatch-ground" width="6" height="6" />
        <rect className="ink-hatch-stroke" width="2.2" height="6" />
      </pattern>
    </defs>
  );
}
