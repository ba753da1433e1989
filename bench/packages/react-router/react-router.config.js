export default { future: { v8_middleware: true } };
