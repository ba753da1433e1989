import { readFileSync } from "node:fs";
import path from "node:path";
import compression from "compression";
import { Eta } from "eta";
import express from "express";
import { createInstance } from "i18next";
import { findInvoiceList, findPlan } from "../shared/invoice-list.mjs";
import { ROOMS } from "../shared/rooms.mjs";
import { findIdentity } from "../shared/session.mjs";

const messages = JSON.parse(readFileSync(new URL("../shared/messages.json", import.meta.url), "utf8"));
const i18n = createInstance();
await i18n.init({
  lng: "de",
  resources: { de: { translation: messages } },
  interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
});
const eta = new Eta({ views: path.join(import.meta.dirname, "views"), cache: true });

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.get("/login", (_request, response) => void response.send("<h1>Anmelden</h1>"));
app.get("/invoices", async (request, response) => {
  const user = await findIdentity(request.headers.cookie);
  if (!user) return response.redirect("/login");
  const plan = await findPlan(user);
  const list = await findInvoiceList(user, Number(request.query.page ?? 1));
  const { t } = i18n;
  response.send(
    eta.render("./invoices", { t, user: { ...user, ...plan }, list, rooms: ROOMS, path: "/invoices" }),
  );
});
app.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
