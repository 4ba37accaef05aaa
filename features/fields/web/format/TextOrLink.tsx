import { isWebAddress } from '#platform/domain/web-address.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { technologyCodeIn } from '../../types/technology/technology.type.ts'
import type { Field } from '../../domain/tree.ts'
import { isLink } from '../../domain/limits.rules.ts'

/** The text of a value; a web address or a technology as a link. */
export const TextOrLink = ({ field, text }: { field: Field; text: string }) =>
  field.type === 'TECHNOLOGY' ? (
    <a href={linkTo('/details/technology', { code: technologyCodeIn(text) })} target="_blank" rel="noopener">
      {text}
    </a>
  ) : isLink(field) && isWebAddress(text) ? (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  ) : (
    text
  )
