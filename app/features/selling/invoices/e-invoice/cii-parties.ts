import type { Address, InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { xmlElement, xmlGroup, xmlLeaf } from "#app/platform/xml-element.ts";
import { normaliseUid } from "#app/swiss/uid.ts";
import { withoutCountryPrefix } from "#app/swiss/postal-prefix.ts";
import { countryCode, EMAIL_SCHEME, UID_SCHEME } from "./codes.ts";
import { type VatCategory, vatIdOf } from "./vat-category.ts";

/** `O` forbids the VAT number (BR-O-2); a seller without any number is known by its e-mail address or account. */
export function sellerElement({ sender }: InvoiceDocument, categories: readonly VatCategory[]): string {
  const vatId = categories.includes("O") ? "" : vatIdOf(sender);
  const uid = (normaliseUid(sender.vatNumber) ?? "").replace(/[-.]/g, "");
  return xmlElement(
    "ram:SellerTradeParty",
    uid || vatId ? "" : xmlLeaf("ram:ID", sender.email || sender.iban),
    xmlLeaf("ram:Name", sender.name),
    xmlGroup("ram:SpecifiedLegalOrganization", xmlLeaf(`ram:ID schemeID="${UID_SCHEME}"`, uid)),
    contact({ contact: sender.name, phone: sender.phone, email: sender.email }),
    address(sender),
    electronicAddress(sender.email),
    xmlGroup("ram:SpecifiedTaxRegistration", xmlLeaf(`ram:ID schemeID="VA"`, vatId)),
  );
}

export function buyerElement({ recipient }: InvoiceDocument): string {
  return xmlElement(
    "ram:BuyerTradeParty",
    xmlLeaf("ram:Name", recipient.name),
    contact(recipient),
    address(recipient),
    electronicAddress(recipient.email),
  );
}

interface Reached {
  contact: string;
  phone: string;
  email: string;
}

function contact({ contact, phone, email }: Reached): string {
  return xmlGroup(
    "ram:DefinedTradeContact",
    xmlLeaf("ram:PersonName", contact),
    xmlGroup("ram:TelephoneUniversalCommunication", xmlLeaf("ram:CompleteNumber", phone)),
    xmlGroup("ram:EmailURIUniversalCommunication", xmlLeaf("ram:URIID", email)),
  );
}

function address({ street, buildingNumber, postalCode, city, country }: Address): string {
  return xmlElement(
    "ram:PostalTradeAddress",
    xmlLeaf("ram:PostcodeCode", withoutCountryPrefix(postalCode, country)),
    xmlLeaf("ram:LineOne", [street, buildingNumber].filter(Boolean).join(" ")),
    xmlLeaf("ram:CityName", city),
    xmlLeaf("ram:CountryID", countryCode(country)),
  );
}

function electronicAddress(email: string): string {
  return xmlGroup("ram:URIUniversalCommunication", xmlLeaf(`ram:URIID schemeID="${EMAIL_SCHEME}"`, email));
}
