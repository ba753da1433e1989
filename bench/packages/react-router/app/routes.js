import { layout, route } from "@react-router/dev/routes";

export default [
  layout("routes/signed-in.jsx", [route("invoices", "routes/invoices.jsx")]),
  route("login", "routes/login.jsx"),
];
