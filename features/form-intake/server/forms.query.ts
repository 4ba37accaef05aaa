import { sql } from 'kysely'
import { activeTree } from '#features/profile-templates'
import { namedTargets } from '#features/project-import'
import { cutText } from '#platform/domain/cut-text.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { suggest, type Named } from '../../project-import/domain/suggest.rules.ts'
import { getIntakeForm, listIntakeForms, tryIntakeForm } from '../contract/form.endpoints.ts'
import { contentOfSample, isTooMuch } from '../domain/content.rules.ts'
import { intakeForms } from '../domain/form-intake.policy.ts'
import { bareName, isOfBuilder, senderNames } from '../domain/form-names.ts'
import { senderTargets, targetText } from '../domain/mapping.rules.ts'
import { findForm, formRows, readForm } from './form.repository.ts'
import { isKnownSender } from './known.repository.ts'
import { planSubmission } from './plan-submission.ts'

export const listIntakeFormsQuery = listOf(listIntakeForms, {
  load: chosenAccelerator,
  authorize: intakeForms.manage,
  rows: formRows,
  scope: (_ctx, { acceleratorId }) => sql`f.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ CREATE_DATE: sql`f.id`, NAME: sql`lower(f.name)` }),
  search: sql`f.name`,
})

export const getIntakeFormQuery = query({
  endpoint: getIntakeForm,
  load: (ctx, { query: { formId } }) => findForm(ctx.db, formId),
  authorize: intakeForms.view,
  run: (ctx, _input, form) => readForm(ctx, form),
})

/** All targets with common names for them; those of the sender come first. */
const namedForForms = (tree: ElementTree): Named[] => [
  ...senderTargets.map((key) => ({ key, names: senderNames[key] })),
  ...namedTargets(tree)
    .filter(({ key }) => key !== 'main.number')
    .map(({ key, names }) =>
      key === 'main.name' ? { key, names: names.filter((name) => name !== bareName) } : { key, names },
    ),
]

/** Maximum length of a displayed value. */
const shownText = 500

/** Result of a sample. */
export const tryIntakeFormQuery = query({
  endpoint: tryIntakeForm,
  load: (ctx, { body }) => findForm(ctx.db, body.formId),
  authorize: intakeForms.manage,
  run: async (ctx, { body: { mapping, sample } }, form) => {
    const content = contentOfSample(sample)
    if (!content) throw invalid({ sample: 'INVALID' })
    if (isTooMuch(content)) throw invalid({ sample: 'TOO_MANY' })
    const fields = Object.entries(content)
    const [plan, tree] = await Promise.all([
      planSubmission(ctx.db, { ...form, mapping }, content),
      activeTree(ctx.db),
    ])
    const suggested = suggest(
      fields.map(([name]) => name),
      namedForForms(tree),
      fields.map(([, text]) => [text]),
    )
    const { row, email, outcome, known, problems, project } = plan
    return {
      fields: fields.map(([name, text], at) => ({
        name,
        text: cutText(text, shownText),
        suggested: isOfBuilder(name) ? null : (suggested[at] ?? null),
      })),
      action: outcome.action,
      reason: 'reason' in outcome ? outcome.reason : null,
      sender: {
        email,
        name: targetText(row, 'person.name'),
        phone: targetText(row, 'person.phone'),
        known: email !== '' && (await isKnownSender(ctx.db, { acceleratorId: form.acceleratorId, email })),
      },
      project: { name: project.name, known: known ? { id: known.id, name: known.name } : null },
      values: row.targets.flatMap((target, at) =>
        target === null ? [] : [{ target, text: cutText(row.cells[at] ?? '', shownText) }],
      ),
      problems,
    }
  },
})
