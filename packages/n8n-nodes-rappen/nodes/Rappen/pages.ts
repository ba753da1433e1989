import type { Item, Paging } from "../../n8n.ts";

/** Records of a page, at most. */
const PAGE = 100;

interface Page {
  next_cursor: string | null;
  [records: string]: unknown;
}

/** Page after page of a list until there are as many records as wanted. @param name of the records in the answer */
export function pagesOf(name: string): Paging {
  return async function (request) {
    const wanted = this.getNodeParameter("returnAll", false)
      ? Infinity
      : Number(this.getNodeParameter("limit", 50));
    const items: Item[] = [];
    const { options } = request;
    const filters = { ...options.qs, total: "false" };
    for (let cursor: string | null | undefined; items.length < wanted && cursor !== null;) {
      const limit = Math.min(PAGE, wanted - items.length);
      options.qs = cursor ? { ...filters, limit, starting_after: cursor } : { ...filters, limit };
      const [answer] = await this.makeRoutingRequest(request);
      const page = answer?.json.data as Page;
      items.push(...(page[name] as Item["json"][]).map((json) => ({ json })));
      cursor = page.next_cursor;
    }
    return items;
  };
}
