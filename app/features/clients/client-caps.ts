/** Longest inputs of the client form (rules 8 and 9). */
export const CLIENT_CAPS = {
  name: 50,
  email: 50,
  phone: 30,
  street: 50,
  buildingNumber: 16,
  postalCode: 20,
  city: 35,
};
