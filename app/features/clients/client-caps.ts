/** Longest inputs of the client form (specification §5; city 35: real localities exceed 20). */
export const CLIENT_CAPS = {
  name: 50,
  email: 50,
  phone: 30,
  street: 50,
  buildingNumber: 16,
  postalCode: 20,
  city: 35,
};
