import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import * as forms from '../../../features/form-intake/contract/form.endpoints.ts'
import * as integration from '../../../features/form-intake/contract/integration.endpoints.ts'
import * as submissions from '../../../features/form-intake/contract/submission.endpoints.ts'
import { intakeForms } from '../../../features/form-intake/domain/form-intake.policy.ts'
import type { FormKind } from '../../../features/form-intake/domain/kinds.ts'
import { findForm } from '../../../features/form-intake/server/form.repository.ts'
import { submissions as submissionRows } from '../../../features/form-intake/server/submissions.row-set.ts'
import { makeForm, makeSubmission } from '../form-records.ts'
import { acceleratorOf, checked, ofSet } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** The accelerator's administrator and the portal's chief administrator. */
const keepers: readonly Who[] = ['admin', 'portalAdmin']
const room = { rest: 403, absent: 403 } as const

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })
const mapping = { fields: [], constants: [], honeypot: '', perMinute: 60 }
const fields = { name: 'Сайт', kind: 'SOBA' as const, trackId: null, locale: 'ru' as const, active: true }

/** A submission in the leader's name, of a project they lead. */
const offered = async (world: World) => {
  const project = await world.project()
  const { id } = await makeSubmission(world, {
    status: 'NEW',
    reason: 'WAITS_LEADER',
    waitsFor: world.people.leader.uid,
    projectId: project.id,
    projectName: project.name,
  })
  return id
}

/** The leader's consent to nothing: neither a value nor a track. */
const nothingWritten = createHash('sha256')
  .update(JSON.stringify(['PROJECT', null, []]))
  .digest('hex')

const leaders: readonly Who[] = ['leader']
const offer = { see: keepers }

/** Anybody with the form's secret may send, signed in or not. */
const sent = (kind: FormKind) => async (world: World) => ({
  query: {},
  headers: { 'x-form-secret': (await makeForm(world, kind)).secret },
  body: { Email: 'founder@site.example' },
})

/** Permissions on forms of other sites and their submissions. */
export const formIntakeRows = [
  row(forms.listIntakeForms, keepers, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...room,
    list: checked(
      (parts) => sql`select id from intake_form where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findForm(db, id),
      intakeForms.view.allows,
    ),
  }),
  row(forms.getIntakeForm, keepers, async (world) => ({
    query: { formId: String((await makeForm(world)).id) },
  })),
  row(forms.createIntakeForm, keepers, (world) => ({ headers: onAccelerator(world), body: fields }), room),
  row(forms.editIntakeForm, keepers, async (world) => ({
    body: { ...fields, formId: (await makeForm(world)).id, version: 1 },
  })),
  row(forms.mapIntakeForm, keepers, async (world) => ({
    body: { formId: (await makeForm(world)).id, version: 1, mapping },
  })),
  row(forms.rotateIntakeSecret, keepers, async (world) => {
    const { id, secretAt } = await makeForm(world)
    return { body: { formId: id, secretAt } }
  }),
  row(forms.tryIntakeForm, keepers, async (world) => ({
    body: { formId: (await makeForm(world)).id, mapping, sample: 'Email=a@b.example' },
  })),
  row(
    submissions.listFormSubmissions,
    keepers,
    async (world) => {
      await makeSubmission(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: ofSet(submissionRows, 'accelerator'),
    },
  ),
  row(submissions.getFormSubmission, keepers, async (world) => ({
    query: { submissionId: String((await makeSubmission(world)).id) },
  })),
  row(submissions.editFormSubmission, keepers, async (world) => ({
    body: { submissionId: (await makeSubmission(world)).id, version: 1, content: { Email: 'a@b.example' } },
  })),
  row(submissions.replayFormSubmissions, keepers, async (world) => ({
    body: { submissionIds: [(await makeSubmission(world)).id] },
  })),
  row(submissions.rejectFormSubmission, keepers, async (world) => ({
    body: { submissionId: (await makeSubmission(world)).id, reason: 'Не к нам' },
  })),
  row(submissions.applyFormSubmission, keepers, async (world) => ({
    body: { submissionId: (await makeSubmission(world, { status: 'NEW', reason: 'WAITS_VALUES' })).id },
  })),
  row(submissions.settleFormSubmission, keepers, async (world) => ({
    body: {
      submissionId: (await makeSubmission(world, { status: 'NEW', reason: 'WAITS_HAND' })).id,
      comment: '',
    },
  })),
  row(
    submissions.getFormOffer,
    leaders,
    async (world) => ({ query: { submissionId: String(await offered(world)) } }),
    offer,
  ),
  row(
    submissions.confirmFormOffer,
    leaders,
    async (world) => ({ body: { submissionId: await offered(world), seen: nothingWritten } }),
    offer,
  ),
  row(
    submissions.declineFormOffer,
    leaders,
    async (world) => ({ body: { submissionId: await offered(world) } }),
    offer,
  ),
  row(integration.submitAccelerationRequestTilda, everybody, sent('APPLICATION')),
  row(integration.setCompetence, everybody, sent('COMPETENCE')),
  row(integration.submitSOBA, everybody, sent('SOBA')),
  row(integration.submitQuestionaryTilda, everybody, sent('QUESTIONNAIRE')),
  row(integration.submitInvestorAccessTrackTilda, everybody, sent('INVESTOR_ACCESS')),
  row(integration.submitBaseDescriptionTilda, everybody, sent('BASE_DESCRIPTION')),
  row(integration.submitAgTechTilda, everybody, sent('AGTECH')),
  row(integration.submitGuap, everybody, sent('GUAP')),
  row(integration.submitOak, everybody, sent('OAK')),
]
