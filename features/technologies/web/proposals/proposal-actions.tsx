import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { declineTechnologyProposal, withdrawTechnologyProposal } from '../../contract/proposal.endpoints.ts'
import { proposalStateTable } from '../../domain/state-tables.ts'
import type { ProposalRow } from './proposal.types.ts'

const AcceptProposal = lazy(async () => ({ default: (await import('./AcceptProposal.tsx')).AcceptProposal }))

/** Actions on a proposal. */
export const proposalActions = actionsOf<ProposalRow>(
  'technologies:proposals.actions',
  {
    accept: { icon: CheckIcon, primary: true, form: (row) => <AcceptProposal proposal={row} /> },
    decline: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) =>
        call(declineTechnologyProposal, { body: { id, version, reason } }),
    },
    withdraw: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id, version }) => call(withdrawTechnologyProposal, { body: { id, version } }),
    },
  },
  { words: ({ name }) => ({ name }), states: proposalStateTable },
)
