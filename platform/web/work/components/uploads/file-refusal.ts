import { formatBytes } from '../../../i18n/numbers.ts'
import { text } from '../../../i18n/texts.ts'
import { limitsStore } from '../../../portal-limits.ts'

type Limits = {
  /** Extensions without the dot; any by default. */
  types?: readonly string[] | undefined
  maxSize: number
}

/** A field may take less than the portal does. */
const allowed = (maxSize: number): number => Math.min(maxSize, limitsStore.get().uploadBytes)

const listed = (types: readonly string[]): string => types.map((type) => type.toUpperCase()).join(', ')

/** Why a file is refused before sending a byte; `null` if it is accepted. */
export const fileRefusal = ({ name, size }: File, { types, ...limits }: Limits): string | null => {
  const maxSize = allowed(limits.maxSize)
  const ending = name.split('.').pop()?.toLowerCase() ?? ''
  if (types && !types.includes(ending)) return text('platform:form.file.wrongType', { types: listed(types) })
  if (size === 0) return text('platform:form.file.empty')
  return size > maxSize ? text('platform:form.file.tooLarge', { size: formatBytes(maxSize) }) : null
}

/** Accepted files as text. */
export const fileLimits = ({ types, maxSize }: Limits): string => {
  const size = formatBytes(allowed(maxSize))
  return types
    ? text('platform:form.file.limitTypes', { types: listed(types), size })
    : text('platform:form.file.limit', { size })
}

/** The `accept` attribute of a file input. */
export const acceptOf = (types: readonly string[] | undefined): string | undefined =>
  types?.map((type) => `.${type}`).join(',')
