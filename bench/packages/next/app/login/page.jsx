export default function Login() {
  return <h1>Anmelden</h1>;
}
