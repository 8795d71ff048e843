import type { Translation } from '../translation.ts'

export default {
  title: 'Kapitänsbrücke',
  intro: 'Die Flaggen des Hauses und die Tür zum Studio. Hier kommt nur rein, wer das Sagen hat.',
  palette: 'Die Farben des Schiffs',
  paletteText: 'Tipp auf eine Flagge, und ihr Code landet in deiner Zwischenablage.',
  styleLink: 'Das Stilbuch: alle Teile des Schiffs',
  copy: '{{hex}} kopieren',
  studio: 'Das Studio',
  studioText: 'Texte, Preise, Bilder, Farben und der Briefkasten: alles, was man an Bord liest.',
  studioLink: 'Studio öffnen',
  unread_one: '{{count}} ungelesene Nachricht im Briefkasten.',
  unread_other: '{{count}} ungelesene Nachrichten im Briefkasten.',
  crew: {
    title: 'Die Crew',
    text: 'Wer mit dir fährt, mit welchem Rang und mit welchem Auftrag.',
    search: 'Nach Name oder E-Mail suchen',
    find: 'Suchen',
    since: 'An Bord seit dem {{date}}',
    tier: 'Rang',
    tiers: { grumete: 'Leichtmatrose', capitan: 'Kapitän' },
    role: 'Auftrag',
    noRole: 'Keiner',
    roles: { captain: 'Leitet die Schule', translator: 'Übersetzt' },
    save: 'Speichern',
    removeSecondStep: 'Zweiten Schritt aufheben',
    done: 'Erledigt.',
    nobody: 'So heißt niemand in der Crew.',
    more: 'Es gibt noch mehr: Grenz die Suche ein.',
    unavailable:
      'Wir können die Crewliste nicht lesen. Prüf, ob der Kontodienst antwortet und der Server seinen Dienstschlüssel hat.',
    errors: {
      malformed: 'Diesen Rang gibt es nicht.',
      yourself:
        'Du kannst dir das Kommando nicht selbst entziehen: Das muss jemand anderes tun, der das Sagen hat.',
      failed: 'Das ließ sich nicht speichern. Versuch es gleich noch einmal.',
    },
  },
  hidden: {
    title: 'In der Galerie verborgen',
    text: 'In der Galerie sieht es niemand; wer es hochgeladen hat, behält es in seiner Truhe.',
    none: 'Noch nichts. Was du in der Galerie verbirgst, bleibt hier, falls du es dir anders überlegst.',
    unavailable: 'Wir können das Verborgene nicht lesen. Versuch es gleich noch einmal.',
    since: 'Verborgen seit dem {{date}}',
    show: 'Wieder zeigen',
  },
} satisfies Translation<'admin', 'de'>
