const SHAPES = {
  add: <path d="M10 4v12M4 10h12" />,
  camera: (
    <>
      <path d="M2 6h3.5l1.500-2.500h6L14.500 6H18v10.500H2z" />
      <circle cx="10" cy="11" r="3.300" />
    </>
  ),
  check: <path d="M3.5 10.5l4.5 4.5 8.5-10" />,
  close: <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />,
  file: <path d="M6 3h6l4 4v10H6zM12 3v4h4" />,
  grip: <path d="M7 5v.2M13 5v.2M7 10v.2M13 10v.2M7 15v.2M13 15v.2" />,
  more: <path d="M4.5 10v.2M10 10v.2M15.5 10v.2" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9v5M10 6v.2" />
    </>
  ),
  search: (
    <>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M13 13l4 4" />
    </>
  ),
  warning: <path d="M10 3L18 17H2zM10 8.5v4M10 14.4v.2" />,
};

/** Beside words, never instead of them. */
export function Icon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
