import { defaultLanguage } from '../../../domain/languages.ts'

/** Texts of a notice, and its duration (ms). */
export interface Notice {
  title: `notices.${string}`
  text: `notices.${string}`
  duration: number
  /** Reports a failure. */
  destructive?: boolean
  /** The language of a title that is foreign in the Spanish catalogue; others translate it. */
  spanishTitleLang?: string
}

/** Every notice of the site by its name. */
export const notices = {
  loginSoon: {
    title: 'notices.loginSoonTitle',
    text: 'notices.loginSoonText',
    duration: 4000,
  },
  signUpFailed: {
    title: 'notices.signUpFailedTitle',
    text: 'notices.failureText',
    spanishTitleLang: 'en',
    duration: 5000,
    destructive: true,
  },
  signInFailed: {
    title: 'notices.signInFailedTitle',
    text: 'notices.failureText',
    spanishTitleLang: 'en',
    duration: 5000,
    destructive: true,
  },
  signOutFailed: {
    title: 'notices.signOutFailedTitle',
    text: 'notices.failureText',
    spanishTitleLang: 'en',
    duration: 5000,
    destructive: true,
  },
  notLoggedIn: {
    title: 'notices.notLoggedInTitle',
    text: 'notices.notLoggedInText',
    duration: 5000,
    destructive: true,
  },
  uploadDone: {
    title: 'notices.uploadDoneTitle',
    text: 'notices.uploadDoneText',
    duration: 5000,
  },
  uploadFailed: {
    title: 'notices.uploadFailedTitle',
    text: 'notices.uploadFailedText',
    duration: 5000,
    destructive: true,
  },
  notFetched: {
    title: 'notices.notFetchedTitle',
    text: 'notices.notFetchedText',
    duration: 5000,
    destructive: true,
  },
  uploadsFailed: {
    title: 'notices.uploadFailedTitle',
    text: 'notices.uploadsFailedText',
    duration: 5000,
    destructive: true,
  },
  published: {
    title: 'notices.publishedTitle',
    text: 'notices.publishedText',
    duration: 5000,
  },
  publishFailed: {
    title: 'notices.publishFailedTitle',
    text: 'notices.failureText',
    duration: 5000,
    destructive: true,
  },
  takenBack: {
    title: 'notices.takenBackTitle',
    text: 'notices.takenBackText',
    duration: 5000,
  },
  takeBackFailed: {
    title: 'notices.takeBackFailedTitle',
    text: 'notices.failureText',
    duration: 5000,
    destructive: true,
  },
  removed: {
    title: 'notices.removedTitle',
    text: 'notices.removedText',
    duration: 5000,
  },
  removeFailed: {
    title: 'notices.removeFailedTitle',
    text: 'notices.failureText',
    duration: 5000,
    destructive: true,
  },
  galleryFailed: {
    title: 'notices.galleryFailedTitle',
    text: 'notices.galleryFailedText',
    duration: 5000,
    destructive: true,
  },
  ownMediaFailed: {
    title: 'notices.galleryFailedTitle',
    text: 'notices.ownMediaFailedText',
    duration: 5000,
    destructive: true,
  },
  wrongKind: {
    title: 'notices.wrongKindTitle',
    text: 'notices.wrongKindText',
    duration: 5000,
    destructive: true,
  },
  choiceFailed: {
    title: 'notices.choiceFailedTitle',
    text: 'notices.choiceFailedText',
    duration: 5000,
    destructive: true,
  },
  uploadsClosed: {
    title: 'notices.uploadsClosedTitle',
    text: 'notices.uploadsClosedText',
    duration: 6000,
  },
  welcomeAboard: {
    title: 'notices.welcomeAboardTitle',
    text: 'notices.welcomeAboardText',
    duration: 4000,
  },
  treasureLocked: {
    title: 'notices.treasureLockedTitle',
    text: 'notices.treasureLockedText',
    duration: 5000,
  },
  songsSoon: {
    title: 'notices.songsSoonTitle',
    text: 'notices.songsSoonText',
    duration: 5000,
  },
  songRequestsClosed: {
    title: 'notices.songRequestsClosedTitle',
    text: 'notices.songRequestsClosedText',
    duration: 5000,
  },
  colorCopied: {
    title: 'notices.colorCopiedTitle',
    text: 'notices.colorCopiedText',
    duration: 3000,
  },
  colorNotCopied: {
    title: 'notices.colorNotCopiedTitle',
    text: 'notices.colorNotCopiedText',
    duration: 5000,
  },
  communitySoon: {
    title: 'notices.communitySoonTitle',
    text: 'notices.communitySoonText',
    duration: 5000,
  },
  newsletterEmpty: {
    title: 'notices.newsletterEmptyTitle',
    text: 'notices.newsletterEmptyText',
    spanishTitleLang: 'en',
    duration: 4000,
    destructive: true,
  },
  newsletterSent: {
    title: 'notices.newsletterSentTitle',
    text: 'notices.newsletterSentText',
    spanishTitleLang: 'en',
    duration: 5000,
  },
  contactSent: {
    title: 'notices.contactSentTitle',
    text: 'notices.contactSentText',
    duration: 5000,
  },
  testimonialSent: {
    title: 'notices.testimonialSentTitle',
    text: 'notices.testimonialSentText',
    duration: 5000,
  },
  aboard: {
    title: 'notices.aboardTitle',
    text: 'notices.aboardText',
    duration: 5000,
  },
  waitlistSent: {
    title: 'notices.waitlistSentTitle',
    text: 'notices.waitlistSentText',
    duration: 5000,
  },
} as const satisfies Record<string, Notice>

export type NoticeName = keyof typeof notices

/** The language of a notice's title where it is not that of the page. */
export const titleLangOf = ({ spanishTitleLang }: Notice, language: string) =>
  language === defaultLanguage ? spanishTitleLang : undefined
