const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a meeting of this many minutes fits between two times of day. */
export const fitsMeeting = (from: string, to: string, minutes: number): boolean =>
  minutesOf(to) - minutesOf(from) >= minutes
