import { sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { accelerator } from '../contract/accelerator.schemas.ts'
import { acceleratorProfiles } from '../domain/accelerator-profile.policy.ts'
import { approvalMachine } from '../domain/approval.machine.ts'
import { findAccelerator } from './accelerator.repository.ts'
import { documentsOf, shownDocuments } from './document.repository.ts'
import { logoUrl } from './logo-url.ts'

/** An accelerator in the contract. */
export type Accelerator = z.output<typeof accelerator>

type Row = Omit<Accelerator, 'documents' | 'actions' | 'contactPhone'> & { contactPhone: string }

/** Formats a stored phone number, with its country. */
const writtenPhone = (stored: string): Accelerator['contactPhone'] => {
  if (stored === '') return null
  const parsed = parsePhoneNumberFromString(stored)
  return { country: parsed?.country ?? '', number: parsed?.formatInternational() ?? stored }
}

/** An accelerator with its documents and the actor's actions. */
export const readAccelerator = async (ctx: Context, id: number): Promise<Accelerator> => {
  const [{ rows }, documents, subject] = await Promise.all([
    sql<Row>`
      select a.id, a.approval, a.approval_at as "approvalAt", a.approval_reason as "approvalReason", a.name,
        case when c.id is null then null else json_build_object('code', c.code, 'name', ${valueName('c', ctx.locale)}) end as country,
        a.legal_form as "legalForm", a.tax_number as "taxNumber", a.licence_id as "licenceNumber",
        a.licence_holder as "licenceHolder", a.description, a.site, a.contact_name as "contactName",
        a.contact_phone as "contactPhone", a.contact_email as "contactEmail",
        coalesce((select json_agg(json_build_object('id', v.id, 'name', ${valueName('v', ctx.locale)}) order by ${valueName('v', ctx.locale)})
          from accelerator_industry i join dictionary_value v on v.id = i.value_id where i.accelerator_id = a.id), '[]') as industries,
        a.target_audience as "targetAudience", a.finalists, a.selection_conditions as "selectionConditions",
        a.time_zone as "timeZone", a.status, a.type, a.currencies, a.team_recruiting as "teamRecruiting",
        a.requests_to_team as "requestsToTeam", a.investor_cards_shown as "investorCardsShown",
        a.track_transfer as "trackTransfer", a.tracks_accepted as "tracksAccepted",
        coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id)
          from accelerator_transfer_target x join accelerator t on t.id = x.target_id where x.accelerator_id = a.id), '[]') as "transferTargets",
        ${logoUrl} as "logoUrl", ${personRefJson('p')} as "requestedBy", a.created_at as "createdAt",
        a.updated_at as "updatedAt", a.version
      from accelerator a left join dictionary_value c on c.id = a.country_id left join person p on p.uid = a.created_by
      where a.id = ${id}`.execute(ctx.db),
    documentsOf(ctx.db, sql`d.accelerator_id = ${id}`),
    findAccelerator(ctx.db, id),
  ])
  const facts = subject!
  const row = rows[0]!
  return {
    ...row,
    contactPhone: writtenPhone(row.contactPhone),
    documents: shownDocuments(ctx.actor, documents, facts),
    actions: [
      ...(acceleratorProfiles.edit.allows(ctx.actor, facts) ? (['edit'] as const) : []),
      ...possibleActions(approvalMachine, facts.approval, ctx.actor, facts),
    ],
  }
}
