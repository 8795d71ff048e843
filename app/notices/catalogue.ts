/** Every notice of the site by its name: the keys of its texts and how long it stays (ms). */
export const notices = {
  loginSoon: {
    title: 'notices.loginSoonTitle',
    text: 'notices.loginSoonText',
    duration: 4000,
  },
  uploadsClosed: {
    title: 'notices.uploadsClosedTitle',
    text: 'notices.uploadsClosedText',
    duration: 6000,
  },
} as const

export type NoticeName = keyof typeof notices
