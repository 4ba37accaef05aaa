const dayLength = 86_400_000

/** A month as its address names it: `2027-03`. */
export const isMonth = (text: string): boolean => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text)

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The month so many months before or after. */
export const monthFrom = (month: string, by: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return dayAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7)
}

/** The weeks that a month lies in, from Monday to Sunday, with days of its neighbours. */
export const weeksOf = (month: string): string[][] => {
  const first = at(`${month}-01`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLength
  const next = at(`${monthFrom(month, 1)}-01`)
  const weeks: string[][] = []
  for (let start = monday; start < next; start += 7 * dayLength)
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAt(start + day * dayLength)))
  return weeks
}

/** The days from the first to the last, both included. */
export const daysBetween = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let day = at(first); day <= at(last); day += dayLength) days.push(dayAt(day))
  return days
}

/** The day so many days before or after. */
export const dayFrom = (day: string, by: number): string => dayAt(at(day) + by * dayLength)
