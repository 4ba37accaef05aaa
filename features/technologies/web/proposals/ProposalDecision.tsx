import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { listTechnologyProposals } from '../../contract/proposal.endpoints.ts'
import { proposalActions } from './proposal-actions.tsx'

/** Accepts or declines a proposal for the catalogue, with what it is for, in the notification about it. */
export const ProposalDecision = ({ id }: { id: number }) => {
  const { data } = useCall(
    listTechnologyProposals,
    { query: { id: String(id), limit: 1 } },
    { deniedHere: true },
  )
  const proposal = data?.items[0]
  if (!proposal?.actions.includes('accept')) return null
  return (
    <Notice
      title={proposal.name}
      actions={<DecisionButtons of={proposalActions} row={proposal} keys={['accept', 'decline']} />}
    >
      {proposal.purpose}
    </Notice>
  )
}
