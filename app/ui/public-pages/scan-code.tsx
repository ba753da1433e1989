import type { ReactNode } from "react";
import type { QrSvg } from "#app/features/selling/qr-bill/slip-svg.ts";

interface ScanCodeProps {
  code: QrSvg;
  label: string;
  isLarge?: boolean;
  children: ReactNode;
}

/** White in every theme, with the quiet zone that scanners need. */
export function ScanCode({ code, label, isLarge, children }: ScanCodeProps) {
  return (
    <div className={isLarge ? "scan is-large" : "scan"}>
      <svg
        className="scan-code"
        viewBox={code.viewBox}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
        {code.cross.map(({ path, fill }, index) => (
          <path key={index} d={path} fill={fill} />
        ))}
      </svg>
      {children}
    </div>
  );
}
