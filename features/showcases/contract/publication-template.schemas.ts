import { z } from 'zod'
import { headline, id, instant } from '#platform/contract/fields.ts'
import { words } from '../../fields/contract/tree.schemas.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { dataTypes, elementKinds } from '../../fields/domain/element-types.ts'
import { publicationStates } from '../../projects/domain/states.ts'
import { isLegible } from '../domain/brand.rules.ts'
import { itemFormats } from '../domain/formats.rules.ts'
import { showcaseLimits } from '../domain/sections.rules.ts'
import { templateMoves, templateStates } from '../domain/states.ts'
import { itemLook, bilingualText } from './shown-item.schemas.ts'

/** A colour, empty for the portal's own; insufficient contrast is refused. */
const colour = (theme: 'light' | 'dark') =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, 'INVALID')
    .refine((value) => !/^#[0-9a-f]{6}$/.test(value) || isLegible(value, theme), 'LOW_CONTRAST')

/** Settings of a template. */
export const templateFields = z.strictObject({
  name: headline(200),
  /** The accelerator's main showcase: projects of its applications are published there. */
  main: z.boolean(),
  /** For everybody; otherwise for signed-in users. */
  public: z.boolean(),
  brandLight: colour('light'),
  brandDark: colour('dark'),
})

const use = { card: z.boolean(), page: z.boolean(), filter: z.boolean(), sorting: z.boolean() }

/** Sections as saved. */
export const sections = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'INVALID'),
      title: words(200),
      items: z
        .array(z.strictObject({ code: elementCode(), label: words(200), ...use, ...itemLook }))
        .max(showcaseLimits.items, 'TOO_MANY'),
    }),
  )
  .max(showcaseLimits.sections, 'TOO_MANY')

/** Actions on a template. */
const templateActions = ['edit', ...templateMoves, 'delete'] as const

/** A template's list row. */
export const templateRow = z.object({
  id: id(),
  name: z.string(),
  state: z.enum(templateStates),
  main: z.boolean(),
  public: z.boolean(),
  itemsCount: z.int(),
  publishedCount: z.int(),
  updatedAt: instant(),
  actions: z.array(z.enum(templateActions)),
})

/** An element in the choice of elements. */
export const choice = z.object({
  code: z.string(),
  name: bilingualText,
  kind: z.enum(elementKinds),
  type: z.enum(dataTypes).nullable(),
  mayFilter: z.boolean(),
  maySort: z.boolean(),
  formats: z.array(z.enum(itemFormats)),
})

/** A template with its sections, and the names of the profile's elements. */
export const publicationTemplate = templateRow.extend({
  version: z.int(),
  brandLight: z.string(),
  brandDark: z.string(),
  sections: z.array(
    z.object({
      id: z.string(),
      title: bilingualText,
      items: z.array(
        choice.extend({
          ...use,
          ...itemLook,
          label: bilingualText,
          /** An active profile template still has it. */
          available: z.boolean(),
        }),
      ),
    }),
  ),
  /** Projects for the preview: those that the accelerator works with, published ones first. */
  projects: z.array(z.object({ id: id(), name: z.string(), state: z.enum(publicationStates) })),
})

/** All available elements. */
export const choices = z.object({
  templates: z.array(
    z.object({
      id: id(),
      name: z.string(),
      main: z.boolean(),
      sections: z.array(z.object({ id: z.string(), name: bilingualText, elements: z.array(choice) })),
    }),
  ),
})
