import type { Translation } from '../translation.ts'

export default {
  kinds: '吉他种类',
  plate: '图版{{number}}',
  callTitle: '身边有人，手学得快',
  callText: '每张图版都有自己的课、自己的练习、自己的人。就差你上船了。',
  callLink: '上船入伙',
} satisfies Translation<'techniques', 'zh'>
