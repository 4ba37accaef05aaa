import { useParams } from '@tanstack/react-router'

/** The number that stands for `:name` in the address of the screen; undefined of what is none. */
export const usePathNumber = (name: string): number | undefined => {
  const said: Record<string, string | undefined> = useParams({ strict: false })
  const value = said[name]
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
}
