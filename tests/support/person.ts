/** Who registers in tests, as a form or call says it. */
export const PERSON = {
  firstName: "Anna",
  lastName: "Muster",
  email: "anna@example.ch",
  password: "quer-durch-bern",
  iban: "CH93 0076 2011 6238 5295 7",
  address: { street: "Seestrasse", buildingNumber: "12", postalCode: "8002", city: "Zürich", country: "CH" },
  acceptedTermsPrivacy: true,
};
