export interface ClientChoice {
  id: string;
  name: string;
}
