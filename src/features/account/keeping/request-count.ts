const MOST_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Counts the requests of the last minute. */
export class RequestCount {
  private sentAt: number[] = [];

  /** Returns whether so many more fit into this minute’s requests. */
  hasRoomFor(more: number): boolean {
    this.sentAt = this.sentAt.filter((time) => performance.now() - time < MINUTE_MS);
    return this.sentAt.length + more <= MOST_PER_MINUTE;
  }

  add(): void {
    this.sentAt.push(performance.now());
  }
}
