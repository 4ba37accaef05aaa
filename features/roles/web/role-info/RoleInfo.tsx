import './role-info.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getRoles } from '../../contract/role.endpoints.ts'
import { AddRoles } from './AddRoles.tsx'
import { DefaultRole } from './DefaultRole.tsx'
import { HeldRoles } from './HeldRoles.tsx'
import { Requests } from './Requests.tsx'
import { Transfers } from './Transfers.tsx'

/** Roles section of the profile (spec 2): current roles, default role, roles to add, and transfers. */
export const RoleInfo = () => {
  const t = useTexts('roles')
  const person = useStore(personStore)
  const roles = useCall(getRoles, { query: { uid: person?.uid ?? '' } }, { enabled: person !== null })
  if (roles.error) return <ErrorState error={roles.error} retry={() => void roles.refetch()} />
  if (!roles.data || !person) return <LoadingBlock />
  const { data } = roles
  const transfers = <Transfers transfers={data.transfers} uid={person.uid} />
  // Transfers that need the user's decision are shown first.
  const awaited = data.transfers.some(({ actions }) => actions.length > 0)
  return (
    <div id="role-info">
      {person.impersonatedBy ? <p className="role-notice">{t('info.notYours')}</p> : null}
      {awaited ? transfers : null}
      <HeldRoles roles={data.roles} />
      <DefaultRole roles={data} disabled={person.impersonatedBy !== null} />
      {person.impersonatedBy ? null : <AddRoles offered={data.offered} />}
      <Requests requests={data.requests} />
      {awaited ? null : transfers}
    </div>
  )
}
