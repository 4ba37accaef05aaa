import { formatBytes } from '../../../i18n/numbers.ts'
import { text } from '../../../i18n/texts.ts'

type Limits = {
  /** Endings without the dot; any when left out. */
  types?: readonly string[] | undefined
  maxSize: number
}

const listed = (types: readonly string[]): string => types.map((type) => type.toUpperCase()).join(', ')

/** Why a file is not sent at all, before a byte of it has left; `null` when it may be. */
export const fileRefusal = ({ name, size }: File, { types, maxSize }: Limits): string | null => {
  const ending = name.split('.').pop()?.toLowerCase() ?? ''
  if (types && !types.includes(ending)) return text('platform:form.file.wrongType', { types: listed(types) })
  if (size === 0) return text('platform:form.file.empty')
  return size > maxSize ? text('platform:form.file.tooLarge', { size: formatBytes(maxSize) }) : null
}

/** What may be sent, in words. */
export const fileLimits = ({ types, maxSize }: Limits): string => {
  const size = formatBytes(maxSize)
  return types
    ? text('platform:form.file.limitTypes', { types: listed(types), size })
    : text('platform:form.file.limit', { size })
}

/** What the input of files may take. */
export const acceptOf = (types: readonly string[] | undefined): string | undefined =>
  types?.map((type) => `.${type}`).join(',')
