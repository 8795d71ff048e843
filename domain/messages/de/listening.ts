import type { Translation } from '../translation.ts'

export default {
  title: 'Ich hör dir zu',
  opening: 'Ich öffne das Mikrofon …',
  again: 'Noch einmal versuchen',
  mode: 'Wie ich dir zuhöre',
  along: 'Im Takt',
  wait: 'Ich warte auf dich',
  alongHow: 'Drück auf Abspielen und folg dem Licht: Ich markiere jeden Ton so, wie ich ihn höre.',
  alongMuted:
    'Drück auf Abspielen und folg dem Licht. Es klingt nur das Metronom, damit ich meine Gitarre nicht mit deiner verwechsle; mit Kopfhörern könnten wir beide spielen.',
  waitHow: 'Keine Eile: Das Licht rückt erst weiter, wenn ich den Ton höre.',
  checkAgain: 'Mikrofon noch einmal prüfen ({{latency}} ms)',
  check: {
    title: 'Bevor es losgeht, ein Soundcheck',
    private: 'Was das Mikrofon hört, verlässt dieses Gerät nicht.',
    pluck: 'Schlag ein paar Saiten so an, wie du nachher spielen willst.',
    advice: {
      waiting: 'Ich hör dir zu …',
      noise:
        'Ringsum ist es ziemlich laut. Rück das Mikrofon näher an die Gitarre oder such dir eine ruhigere Ecke.',
      soft: 'Ich höre dich nur von fern. Rück das Mikrofon näher ans Schallloch.',
      loud: 'Du klingst ein bisschen zu nah: Rück das Mikrofon ein Stück weg.',
      good: 'Ich höre dich klar und deutlich.',
    },
    shake:
      'Jetzt pfeife ich, um herauszufinden, wie lange der Ton hin und zurück braucht. Lass die Saiten so lange still.',
    start: 'Test starten',
    shaking: 'Ich pfeife …',
    headphones:
      'Ich habe mich nicht gehört, also trägst du Kopfhörer. Perfekt: So können wir beide spielen. Ich muss nur noch wissen, wie lange der Ton bis zu dir braucht.',
    loudspeaker: 'Ich trage keine Kopfhörer: noch einmal versuchen',
    knockReady: 'Wenn die Klicks kommen, klopf genau mit ihnen auf die Decke der Gitarre.',
    knock: 'Bei jedem Klick einmal klopfen …',
    knocksMissed:
      'Ich habe noch nicht genug Klopfer gehört. Klopf näher am Mikrofon, dann versuchen wir es noch einmal.',
    knockStart: 'Klicks starten',
  },
  report: {
    clean: 'Eine saubere Runde!',
    played: 'Ich habe {{played}} von {{asked}} gehört.',
    unsure:
      'Diese Runde habe ich nicht gut gehört, und das liegt nicht an dir: Rück das Mikrofon näher heran oder prüf es unten noch einmal.',
    bar: 'Takt {{bar}}:',
    share: '{{played}} von {{asked}}',
    early: 'etwas früh',
    late: 'etwas spät',
    steadiness: 'Deine Hand bewegt sich ±{{ms}} ms um den Puls herum.',
    ahead: 'Im Schnitt {{ms}} ms davor.',
    behind: 'Im Schnitt {{ms}} ms dahinter.',
    loopBar: 'Nur Takt {{bar}} wiederholen',
  },
  strip: {
    label: 'Deine Anschläge rund um den Puls',
    how: 'Über der Linie heißt früh, darunter heißt spät. Der Pfeil zeigt, wohin die Hand geht.',
  },
  changes: {
    title: 'Eine Minute Akkordwechsel',
    how: 'Von {{first}} zu {{second}} und zurück, je ein Anschlag. Ich zähle die Wechsel, die ich sauber höre.',
    start: 'Minute starten',
    stop: 'Stopp',
    running_one: '{{count}} Wechsel; noch {{left}} s.',
    running_other: '{{count}} Wechsel; noch {{left}} s.',
    due: 'Jetzt {{chord}}.',
    result_one: '{{count}} Wechsel in einer Minute. Ist notiert.',
    result_other: '{{count}} Wechsel in einer Minute. Ist notiert.',
  },
} satisfies Translation<'listening', 'de'>
