"""A shop that is paid at the till and by invoice: each order becomes an invoice, once, however often this runs; what is
refused is shown with its fields; money that comes in later closes its order.

    RAPPEN_KEY=rpn_test_… RAPPEN_URL=http://localhost:3000 python3 shop.py orders.json
"""
import datetime
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

BASE = os.environ.get("RAPPEN_URL", "http://localhost:3000") + "/api/v1"


class RappenError(Exception):
    """A refused call, with a line for each field that is wrong."""

    def __init__(self, status, problem):
        self.status = status
        self.problems = ["%s: %s" % (one["field"], one["message"]) for one in problem.get("errors", [])]
        super().__init__(problem.get("error", "HTTP %s" % status))


def rappen(method, path, body=None, key=None, raw=False):
    """Answers the data of the call, or with `raw` its bytes. The same key makes a repeat answer the same."""
    headers = {"Authorization": "Bearer " + os.environ["RAPPEN_KEY"], "Content-Type": "application/json"}
    if key:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            content = response.read()
    except urllib.error.HTTPError as error:
        try:
            problem = json.loads(error.read() or "{}")
        except ValueError:
            problem = {}
        raise RappenError(error.code, problem) from None
    return content if raw else json.loads(content)["data"]


def everything(path, query, rows):
    """Reads a list page by page."""
    cursor = None
    while True:
        asked = dict(query, limit=100, **({"starting_after": cursor} if cursor else {}))
        page = rappen("GET", path + "?" + urllib.parse.urlencode(asked))
        yield from page[rows]
        cursor = page.get("next_cursor")
        if not cursor:
            return


def content_of(order, client_id):
    content = {
        "clientId": client_id,
        "externalId": "order-" + order["id"],
        "subject": "Order " + order["id"],
        "pricesIncludeVat": True,
        "items": [
            {
                "description": line["title"],
                "quantity": line["count"],
                "unitPrice": line["price"],
                "vatRate": line["vat"],
            }
            for line in order["lines"]
        ],
    }
    if order["paidByCard"]:
        content["payment"] = {"paidOn": datetime.date.today().isoformat(), "method": "card"}
    return content


def invoice(order):
    """The key makes a repeat answer the same invoice, after a crash of this program as well."""
    customer = order["customer"]
    address = {name: customer[name] for name in ("street", "postalCode", "city")}
    found = rappen(
        "POST",
        "/clients/find-or-create",
        {"name": customer["name"], "email": customer["email"], "address": dict(address, country="CH")},
    )
    made = rappen("POST", "/invoices", content_of(order, found["client"]["id"]), key="order-" + order["id"])
    order["invoiceId"] = made["id"]
    order["state"] = "paid" if made["status"] == "paid" else "invoiced"
    order.pop("problems", None)
    with open(order["id"] + ".pdf", "wb") as pdf:
        pdf.write(rappen("GET", "/invoices/%s/pdf" % made["id"], raw=True))


def take_back(order):
    """Takes back the whole order; what was paid becomes the customer's credit."""
    path = "/invoices/%s/credit-notes" % order["invoiceId"]
    rappen("POST", path, {"reason": "Returned"}, key="return-" + order["id"])
    order["state"] = "returned"


def mark_paid(orders):
    """What has changed since the day before, so that nothing is missed where clocks differ."""
    by_invoice = {order.get("invoiceId"): order for order in orders}
    since = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=1)
    query = {"updated_since": since.isoformat(timespec="seconds"), "status": "paid"}
    for found in everything("/invoices", query, "invoices"):
        order = by_invoice.get(found["id"])
        if order and order.get("state") == "invoiced":
            order["state"] = "paid"


def attempt(work, order):
    """A refused call is a matter of the order; a server that is away is one of this program, which is run again."""
    try:
        work(order)
    except RappenError as error:
        if error.status >= 500:
            raise
        order["state"] = "refused"
        order["problems"] = error.problems or [str(error)]


def main(file):
    with open(file, encoding="utf-8") as text:
        orders = json.load(text)
    for order in orders:
        if "invoiceId" not in order:
            attempt(invoice, order)
        if order.get("isReturned") and order.get("state") != "returned" and "invoiceId" in order:
            attempt(take_back, order)
    mark_paid(orders)
    with open(file, "w", encoding="utf-8") as text:
        json.dump(orders, text, indent=2)
    for order in orders:
        print(" ".join([order["id"], order["state"], *order.get("problems", [])]))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "orders.json")
