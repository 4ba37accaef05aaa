/** Lists whose rows lead to people whom one writes to: by the projects of their teams, or by themselves. */
export const peopleLists = ['listProjectsInWork', 'listExperts'] as const

export type PeopleList = (typeof peopleLists)[number]

/** Whether the rows of a list lead to people. */
export const leadsToPeople = (name: string): name is PeopleList => peopleLists.some((one) => one === name)
