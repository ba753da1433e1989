import { getRequestConfig } from "next-intl/server";
import messages from "../../shared/messages.json";

export default getRequestConfig(async () => ({ locale: "de", messages }));
