import type { ReactNode } from "react";

interface LinesProps {
  lines: string[];
  strong?: boolean;
  className?: string;
  first?: (line: string) => ReactNode;
}

export function Lines({ lines, strong, className, first = (line) => line }: LinesProps) {
  return (
    <p className={className}>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 ? <br /> : null}
          {index > 0 ? line : strong ? <strong>{line}</strong> : first(line)}
        </span>
      ))}
    </p>
  );
}
