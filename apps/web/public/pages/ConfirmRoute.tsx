import { useSearch } from '@tanstack/react-router'
import { ConfirmUserPage } from '../../../../features/identity/web/public/ConfirmUserPage.tsx'

/** `/confirm-user` with the token of its address. */
export const ConfirmRoute = () => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const token = search['token']
  return <ConfirmUserPage token={typeof token === 'string' && token ? token : undefined} />
}
