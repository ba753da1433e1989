export function Logo() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d="M0 0h7v7H0zM0 9h7v7H0zM9 0h3.5a3.5 3.5 0 0 1 0 7H9z" />
      <circle cx="12.5" cy="12.5" r="3.5" />
    </svg>
  );
}
