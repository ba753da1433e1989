interface LinesProps {
  lines: string[];
  strong?: boolean;
  className?: string;
}

export function Lines({ lines, strong, className }: LinesProps) {
  return (
    <p className={className}>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 ? <br /> : null}
          {strong && index === 0 ? <strong>{line}</strong> : line}
        </span>
      ))}
    </p>
  );
}
