/** How long a statement waits for a lock that somebody else holds (ms). */
export const LOCK_WITHIN = 10_000;

/** A statement may take this many times as long as it may wait for a lock. */
const STATEMENT_FACTOR = 3;

/** How long a transaction may be idle, so that a forgotten one does not keep its locks (ms). */
const IDLE_WITHIN = 60_000;

/**
 * The time limits of statements, by the names that Postgres and its driver give them (ms).
 * @param writeTimeout how long the work waits for others; limits of such work are longer, never shorter
 */
export function limitsOf(writeTimeout = 0) {
  const lock_timeout = Math.max(writeTimeout, LOCK_WITHIN);
  return {
    lock_timeout,
    statement_timeout: lock_timeout * STATEMENT_FACTOR,
    idle_in_transaction_session_timeout: Math.max(writeTimeout, IDLE_WITHIN),
  };
}
