import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('profile.roles', async () => (await import('./role-info/RoleInfo.tsx')).RoleInfo, {
  texts: ['roles'],
})
fillSlot('people.role-requests', async () => (await import('./requests/RoleRequests.tsx')).RoleRequests, {
  texts: ['roles'],
})
fillSlot('person.roles', async () => (await import('./rights/PersonRoles.tsx')).PersonRoles, {
  texts: ['roles'],
})
fillSlot('person.rights', async () => (await import('./rights/RightsForm.tsx')).RightsForm, {
  texts: ['roles'],
})

const transferDecision = async () => (await import('./transfers/TransferDecision.tsx')).TransferDecision
fillSlot('notice.ROLE_TRANSFER_OFFERED', transferDecision, { texts: ['roles'] })
fillSlot('notice.ROLE_TRANSFER_ACCEPTED', transferDecision, { texts: ['roles'] })
fillSlot(
  'notice.ROLE_REQUESTED',
  async () => (await import('./requests/RoleRequestDecision.tsx')).RoleRequestDecision,
  { texts: ['roles'] },
)

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

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Shows a person's certificates to the administrator who decides on the certified expert mark. */
    'person.certificates': { uid: string }
  }
}

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/role-transfer': object
  }
}
