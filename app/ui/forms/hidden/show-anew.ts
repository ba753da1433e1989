/** After a refusal too: the next try must start from the current version. */
export const shouldRevalidate = () => true;
