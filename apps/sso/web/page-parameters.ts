/** What a page of the service is opened with (product 7), as its calls name it. */
export type PageParameters = { projectKey: string; session?: string; redirectedFrom: string }

const passed = ['project_key', 'session', 'redirected_from'] as const

/** The parameters of an address; what is missing is empty, and the service then calls the page unknown. */
export const pageParameters = (search: URLSearchParams): PageParameters => {
  const session = search.get('session')
  return {
    projectKey: search.get('project_key') ?? '',
    ...(session ? { session } : {}),
    redirectedFrom: search.get('redirected_from') ?? '',
  }
}

/** Another page of the service with the same parameters; one-time tokens stay behind. */
export const pageAddress = (page: string, search: URLSearchParams): string => {
  const kept = new URLSearchParams()
  for (const name of passed) {
    const value = search.get(name)
    if (value) kept.set(name, value)
  }
  const query = kept.toString()
  return `/sso/${page}${query ? `?${query}` : ''}`
}
