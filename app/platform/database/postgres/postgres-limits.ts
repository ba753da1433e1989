const LOCK_WITHIN_MS = 10_000;

/** A statement may take this many times as long as it may wait for a lock. */
const STATEMENT_FACTOR = 3;

/** A forgotten transaction must not keep its locks (ms). */
const IDLE_WITHIN = 60_000;

/** ms, by the names that Postgres and its driver give them. @param writeTimeout longer limits, never shorter ones */
export function limitsOf(writeTimeout = 0) {
  const lock_timeout = Math.max(writeTimeout, LOCK_WITHIN_MS);
  return {
    lock_timeout,
    statement_timeout: lock_timeout * STATEMENT_FACTOR,
    idle_in_transaction_session_timeout: Math.max(writeTimeout, IDLE_WITHIN),
  };
}
