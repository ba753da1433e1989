import { Link as RouterLink } from "react-router";

export function Link({ href, ...rest }) {
  return <RouterLink to={href} {...rest} />;
}
