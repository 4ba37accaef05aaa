import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('profile.roles', async () => (await import('./role-info/RoleInfo.tsx')).RoleInfo)

/** Screens of this feature. */
export const screens = [
  screen({
    path: '/admin/role-transfer',
    title: 'roles:transfers.title',
    access: 'RoleTransfer',
    layout: 'work',
    load: () => import('./transfers/RoleTransfers.tsx'),
    component: 'RoleTransfers',
  }),
]
