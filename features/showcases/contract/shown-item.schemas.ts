import { z } from 'zod'
import { elementIcons, itemFormats } from '../domain/formats.rules.ts'

/** A text of a template in both languages. */
export const bilingualText = z.object({ ru: z.string(), en: z.string() })

/** Display settings of an element; the default is the profile's format, without a picture. */
export const itemLook = {
  format: z.enum(itemFormats, 'NOT_IN_LIST').optional(),
  picture: z
    .union([
      z.strictObject({ icon: z.enum(elementIcons, 'NOT_IN_LIST') }),
      z.strictObject({ image: z.uuid('INVALID') }),
    ])
    .optional(),
}

/** An element of a template, as a page or a preview shows it. */
export const shownItem = z.object({
  code: z.string(),
  name: bilingualText,
  card: z.boolean(),
  page: z.boolean(),
  ...itemLook,
})
