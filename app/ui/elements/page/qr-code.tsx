interface QrCodeProps {
  modules: boolean[][];
  label: string;
}

/** Light modules around the code (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;

/** Black on white in every theme: in other colours it may not scan. */
export function QrCode({ modules, label }: QrCodeProps) {
  const size = modules.length + 2 * QUIET;
  const path = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" shapeRendering="crispEdges" d={path.join("")} />
    </svg>
  );
}
