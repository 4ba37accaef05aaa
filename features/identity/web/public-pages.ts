import { hiddenPage } from '#platform/web/public/page.ts'

export const publicPages = [
  hiddenPage({
    path: '/',
    title: 'identity:public.entering',
    screen: async () => (await import('./public/RootScreen.tsx')).RootScreen,
  }),
  hiddenPage({
    path: '/login-portal',
    title: 'identity:public.signingIn',
    screen: async () => (await import('./public/LoginPage.tsx')).LoginPage,
  }),
  hiddenPage({
    path: '/registrate-user',
    title: 'identity:public.registering',
    screen: async () => (await import('./public/RegistratePage.tsx')).RegistratePage,
  }),
  hiddenPage({
    path: '/logout',
    title: 'identity:public.leaving',
    screen: async () => (await import('./public/LogoutPage.tsx')).LogoutPage,
  }),
  hiddenPage({
    path: '/get-token',
    title: 'identity:public.entering',
    screen: async () => (await import('./public/GetTokenPage.tsx')).GetTokenPage,
  }),
  hiddenPage({
    path: '/confirm-user',
    title: 'identity:public.confirming',
    screen: async () => (await import('./public/ConfirmUserPage.tsx')).ConfirmUserPage,
  }),
]
