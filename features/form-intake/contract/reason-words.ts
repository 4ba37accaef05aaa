import type { TableWords } from '#platform/contract/list-table.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { SubmissionReason } from '../domain/states.ts'

type Explained = {
  reason: SubmissionReason | null
  comment: string
  problems: readonly { field: string; problem: FieldErrorCode }[]
}

/** Label of a field: its name in the form, or that of its target if the form did not send it. */
export const fieldInWords = (field: string, t: TableWords): string =>
  field === 'leader.email' || field === 'main.name' ? t(`target.${field}`) : field

/**
 * Explanation why a submission was rejected or is waiting: the comment of the person who decided, the invalid fields,
 * or else the reason.
 */
export const reasonInWords = ({ reason, comment, problems }: Explained, t: TableWords): string => {
  if (reason === null) return comment
  if (problems.length > 0)
    return problems
      .map(({ field, problem }) => `${fieldInWords(field, t)}: ${t(`problems.${problem}`)}`)
      .join('; ')
  return comment === '' ? t(`reasons.${reason}`) : comment
}
