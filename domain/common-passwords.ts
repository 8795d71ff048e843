/**
 * Words that people choose as passwords before others, for `password-rules.ts`.
 *
 * Written from general knowledge of what leaks show again and again, worldwide and in the school's
 * languages; no list was copied. Each word is in its normal form: lower case, without accents,
 * spaces, digits in place of letters (`p4ssw0rd`), or digits and signs before and after it
 * (`Password123!`). The rules undo those, so that a word stands for thousands of passwords. Runs on
 * a keyboard (`qwertzui`), in the alphabet, repetitions, and numbers alone are rules, not words.
 */
const WORDS = `
password passwort passwd passphrase pass pasword passw0rd contrasena contrasenia contrasenya clave
claveclave miclave miclavesecreta micontrasena secreto secreta secret secretos topsecret supersecret
motdepasse mdp azerty parola parolasegreta parolaordine segreto segreta geheim geheimnis kennwort
meinpasswort losenord haslo senha senhasenha heslo sifre parol paroll parolparol tajna mima mimamima
guanliyuan gupt gopniya mypassword yourpassword thepassword newpassword oldpassword mypass letmein
letmeinnow openup opensesame sesame abretesesamo sesamo welcome welcomehome welcometo bienvenido
bienvenida bienvenidos bienvenue willkommen benvenuto benvenuta dobropozhalovat huanying swagat
changeme changeit changethis cambiame cambiala cambialo default defecto temporal temp temporary
test testing tester testtest testpass testuser prueba pruebas pruebaprueba example ejemplo demo demodemo
user username usuario users utilisateur benutzer utente guest invitado invite gast ospite admin
administrator administrador administradora administrateur adminadmin adminpass admin1234 root toor
rootroot superuser superadmin sysadmin manager gerente master webmaster maestro supervisor operator
oper login loginlogin logon signin entrar entrada acceso access accesso zugang iniciar server servidor
system sistema computer computadora ordenador computador ordinateur internet online website google
googleapis facebook instagram twitter youtube whatsapp telegram tiktok snapchat linkedin netflix spotify
amazon ebay paypal microsoft windows office outlook hotmail gmail yahoo icloud apple iphone ipad macbook
android samsung huawei xiaomi nokia motorola toshiba lenovo dell sony playstation xbox nintendo pokemon
pikachu minecraft fortnite roblox callofduty counterstrike warcraft starcraft runescape leagueoflegends
valorant halflife zelda mario luigi sonic tetris gamer gameover gaming player playboy hacker hacking
hack cracker matrix neo trinity morpheus ninja samurai shadow killer hunter ranger warrior knight soldier
sniper assassin terminator predator alien aliens robot cyborg zombie zombies vampire dracula dragon
dragons dragonball goku vegeta naruto sasuke sakura onepiece luffy zoro bleach ichigo evangelion deathnote
superman batman spiderman ironman hulk thor wolverine deadpool avengers captain capitan joker harley
starwars skywalker darthvader vader yoda chewbacca jedi sith hansolo startrek enterprise spock kirk
harrypotter potter hogwarts gryffindor slytherin hermione dumbledore voldemort gandalf frodo bilbo legolas
aragorn gollum hobbit lordoftherings gameofthrones winterfell simpsons bartsimpson homer garfield snoopy
mickey mickeymouse minnie donald donaldduck goofy pluto tweety piolin bugsbunny scooby scoobydoo barbie
hellokitty elsa frozen cinderella cenicienta peterpan tinkerbell campanilla nemo simba winnie winniethepooh
iloveyou iloveu ilovegod ilovejesus ilovemom ilovemum ilovemyself ilovehim ilovemyfamily lovelove loveyou
loveme lovely lover lovers love loveislove truelove mylove forever foreverlove always alwaysandforever
sweetheart sweety sweetie sweet honey honeybunny sugar babygirl babyboy baby babe babydoll darling angel
angels angelito angelita angelica princess prince princesa principe princesse prinzessin principessa
queen king reina rey regina koenig royal tequiero tequieromucho teamo teamomucho teamoamor miamor amor
amoramor amormio amoreterno amorcito amorverdadero vida mivida vidamia corazon micorazon cielo micielo
bebe bebita nena nene preciosa hermosa hermoso linda lindo bonita guapa guapo muneca mariposa estrella
estrellas estrellita luna lunita lunera sol solecito luz rayodesol lucero jetaime jetadore monamour amour
amourtoujours moncoeur coeur cherie cheri doudou loulou chouchou bisous bisou soleil etoile ichliebedich
liebe meineliebe liebling schatz schatzi schatzilein maus mausi hase hasi engel sonne sonnenschein stern
sternchen herz herzchen tiamo tiamotanto amore amoremio cuore tesoro tesoromio stellina stella sole bacio
bella bellissima ciao ciaociao ciaobella lyublyu yatebyalyublyu yatebialiubliu lyubov lubov lyubimaya
solnyshko solnce solnishko zvezda kotenok kisa kiska zaika zayka malysh privet privetik poka woaini
woaini1314 aini baobei qinaide laopo laogong nihao pyaar pyar mohabbat jaan jaanu jaaneman dil ishq zindagi
namaste namaskar любовь пароль привет солнышко люблю наташа максим qwertyjcuken 我爱你 密码 你好 पासवर्ड
holahola hola holamundo holasoyyo hello hellohello helloworld hellothere hallo hallohallo halloween bonjour
salut salutsalut coucou guten gutentag buongiorno salve goodbye adios hasta hastaluego gracias thanks
thankyou merci danke grazie spasibo xiexie please porfavor family familia mifamilia famille familie famiglia
semya parivar mama mamaypapa mamapapa mamita mami mamacita mamamama madre mimama mother mommy mummy mom
maman mutter mutti mamma papa papito papi papapapa padre mipapa father daddy papaetmaman vater papi babbo
hermano hermana hermanos brother sister bruder schwester fratello sorella hijo hija hijos mihijo mihija
mishijos son daughter children ninos abuelo abuela abuelita grandma grandpa nonna nonno oma opa babushka
amigo amiga amigos amigas amistad friend friends friendship freund freunde freundschaft ami amis amitie
amico amica amici druzya druzhba dost dosti
god godisgood godislove godbless jesus jesuschrist jesusesmivida jesucristo jesuslove jesusislord christ
cristo cristorey cristoesrey dios diosesamor diosesbueno diostebendiga diosmio mydios dieu gott dio bog
allah allahuakbar bismillah muhammad mohammed buddha krishna harekrishna radhakrishna jaishriram jaishreeram
shivshankar omnamahshivaya ganesh ganesha hanuman jaihanuman saibaba waheguru satnam faith hope fe esperanza
foi glaube speranza blessed blessing bendicion heaven angeldelaguarda virgen virgenmaria guadalupe church
iglesia biblia bible genesis amen aleluya hallelujah grace miracle milagro
football futbol fussball calcio voetbal soccer baseball basketball basquet volleyball hockey tennis tenis
golf golfer rugby boxing boxeo running runner swimming natacion cycling skate skater skateboard surfing
surfer snowboard fishing pesca pescador hunting gimnasio fitness crossfit yoga karate judo
barcelona barca fcbarcelona visca viscabarca barsa realmadrid madrid halamadrid madridista atletico
atleticomadrid atletimadrid aupaatleti sevilla sevillafc betis realbetis viscaelbarca valencia valenciacf
athletic athleticbilbao bilbao realsociedad villarreal espanyol zaragoza deportivo celta osasuna malaga
bocajuniors boca riverplate river racing independiente sanlorenzo estudiantes colocolo universidad penarol
nacional millonarios atleticonacional america clubamerica chivas guadalajara pumas cruzazul tigres monterrey
santos flamengo corinthians palmeiras saopaulo gremio botafogo vasco juventus juve forzajuve milan acmilan
forzamilan inter intermilan forzainter internazionale napoli forzanapoli roma forzaroma asroma lazio torino
fiorentina genoa sampdoria bayern bayernmunchen fcbayern borussia dortmund bvb schalke werder werderbremen
hamburg hsv koeln fckoeln eintracht leverkusen stuttgart hertha olympique marseille allezom om parissg psg
parissaintgermain lyon saintetienne girondins bordeaux monaco lille arsenal gunners chelsea chelseafc
liverpool liverpoolfc youllneverwalkalone manchester manchesterunited manunited manutd mancity
manchestercity everton tottenham spurs westham newcastle astonvilla leeds leedsunited rangers celtic benfica
sporting porto ajax feyenoord spartak zenit cska dinamo lokomotiv shakhtar galatasaray fenerbahce besiktas
messi leomessi lionelmessi ronaldo cristiano cristianoronaldo cr7 ronaldinho neymar mbappe maradona pele zidane
iniesta xavi casillas ramos beckham rooney gerrard lampard torres kobe kobebryant jordan michaeljordan lebron
lakers yankees redsox cowboys steelers packers eagles patriots dolphins raiders broncos giants bears bulls
celtics warriors knicks heat mets cubs braves dodgers tigers lions panthers falcons ravens saints vikings
redskins redwings ferrari lamborghini porsche mercedes mercedesbenz bmw audi volkswagen toyota honda nissan
mazda subaru mustang corvette camaro chevrolet chevy ford fordmustang dodge jeep renault peugeot citroen seat
fiat alfaromeo ducati yamaha kawasaki suzuki harleydavidson formula1 schumacher hamilton fernandoalonso
valentinorossi rossi
monkey monkeys dolphin delfin tiger tigre tigress lion leon leones panther pantera eagle aguila falcon halcon
wolf wolves lobo lobos bear oso osito panda pandas koala horse horses caballo caballos cavallo pferd cheval
pony unicorn unicornio einhorn licorne butterfly farfalla papillon schmetterling dog doggy doggie perro perra
perrito perros hund chien cane cat cats kitty kitten gato gata gatito gatita gatos katze chat chaton gatto
micio kot koshka koshechka sobaka rabbit bunny conejo conejito hase fish pez pescado shark tiburon snake
serpiente cobra python spider arana scorpion escorpion chicken gallina pollo duck pato frog rana turtle
tortuga elephant elefante elefant giraffe jirafa penguin pinguino squirrel ardilla bird pajaro canario
hamster fluffy lucky rocky max maxi buddy charlie cooper bailey daisy molly maggie sadie sophie chloe lola
lolita nala luna bruno toby thor rex rexona laika coco cocodrilo princesita pelusa canela simon tequila
summer verano spring primavera autumn otono winter invierno fruehling fruhling sommer herbst printemps ete
automne hiver estate autunno inverno vesna leto osen zima january february march april june july august
september october november december enero febrero marzo abril mayo junio julio agosto septiembre setiembre
octubre noviembre diciembre janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
januar februar maerz juni juli oktober dezember gennaio febbraio aprile maggio giugno luglio settembre
ottobre dicembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves
viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch
donnerstag freitag samstag sonntag lunedi martedi mercoledi giovedi venerdi christmas navidad noel
weihnachten natale feliznavidad merrychristmas birthday cumpleanos felizcumple happybirthday anniversary
aniversario holiday holidays vacaciones vacances urlaub vacanze fiesta party easter pascua
red rojo blue azul green verde yellow amarillo orange naranja purple morado violet violeta pink rosa rosita
black negro white blanco gray gris brown marron silver plata plateado gold golden oro dorado rouge bleu vert
jaune noir blanc rot blau gruen gelb schwarz weiss rosso verde giallo nero bianco krasny siniy zeleny cherny
flower flowers flor flores fleur fleurs blume blumen fiore fiori rose roses rosas margarita girasol sunflower
jasmine jazmin tulip tulipan orchid orquidea lily lirio lavender lavanda cherry cereza cherries strawberry
fresa fraise erdbeere fragola banana platano apple manzana pomme apfel mela orange peach melocoton durazno
lemon limon mango pineapple pina watermelon sandia coconut grape cookie cookies galleta galletas chocolate
chocolat schokolade cioccolato vanilla vainilla caramel caramelo candy dulce dulces bonbon icecream helado
gelato cupcake cake pastel tarta torta pizza pizzas pasta spaghetti paella tortilla taco tacos burrito
hamburger hamburguesa cheese queso fromage kaese formaggio butter mantequilla bread coffee cafe kaffee
cappuccino espresso tea cerveza beer bier biere birra vodka tequila whiskey whisky wine vino cocacola pepsi
sunshine sunny sunset sunrise rainbow arcoiris raindrop snow snowball snowman snowflake nieve neige schnee
thunder trueno lightning rayo storm tormenta tornado hurricane huracan ocean oceano sea mar marina mer meer
mare playa beach plage strand spiaggia island isla mountain montana river rio lake lago forest bosque wald
foret foresta fire fuego feu feuer fuoco water agua eau wasser acqua earth tierra wind viento air aire space
espacio galaxy galaxia universe universo planet planeta jupiter saturn saturno mars marte venus mercury
mercurio neptune neptuno pluto apollo apolo zeus athena atenea poseidon hercules phoenix fenix diamond
diamante diamant diamonds crystal cristal ruby rubi emerald esmeralda sapphire zafiro pearl perla treasure
tesoros money dinero argent geld soldi dengi paisa dollar dollars euro euros million millionaire millonario
rich bitcoin ethereum crypto lottery loteria business empresa negocio bank banco
freedom libertad liberte freiheit liberta svoboda azadi peace paz paix frieden pace mir shanti happy happiness
happylife feliz felicidad felicidades joie freude gioia schastye khushi sad triste life vidaloca livelife
carpediem hakunamatata karma destiny destino dream dreams dreamer sueno suenos reve traum sogno mechta sapna
believe creer trust trustno trustno1 trustnoone nobody whatever nothing nada everything todo infinity infinito
infinite perfect perfecta perfecto beautiful beauty hermosura pretty cutie cute sexy sexygirl sexyboy hottie
hot cool coolgirl coolboy awesome amazing fantastic fantastico super superstar star stars popstar rockstar
champion campeon campeones winner winners number numberone numero numerouno best thebest elmejor lamejor
lucky luckyme suerte chance glueck fortuna victory victoria victoire sieg vittoria pobeda jeet power poder
energy energia energie force fuerza strong fuerte speed speedy fast turbo nitro rocket cohete missile bomba
boom dynamite dinamita danger peligro extreme extremo ultimate ultra mega giga omega alpha beta gamma delta
lambda sigma epsilon zero one two three four five six seven eight nine ten uno dos tres cuatro cinco seis siete
ocho nueve diez unodostres onetwothree unodostrescuatro undeuxtrois einszweidrei unoduetre abcabc abcdef
abcd abcdefg abcdefgh abecedario alphabet alfabeto qwerty qwertyuiop qwertz asdf asdfgh asdfghjkl zxcvbn
zxcvbnm asdfasdf qweasd qweasdzxc qazwsx qazwsxedc zaqwsx zaqxsw poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz
qwer qwertyasdf asdqwe asdzxc wasd wasdwasd йцукен фывапролдж qwe qweqwe asdasd zxczxc q1w2e3r4 q1w2e3 q1w2e3r4t5
1q2w3e4r 1q2w3e4r5t 1q2w3e 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 1234qwer qwer1234 123qwe 123qweasd 123abc abc123
a1b2c3 a1b2c3d4 aa123456 a123456 a12345678 1a2b3c 1a2b3c4d q123456 qwe123 asd123 asdf1234 zxc123 pass1234
guitar guitars guitarra guitarras guitarrista guitare guitariste gitarre gitarrist chitarra chitarrista gitara
jita bass bajo bajista basse drummer drums bateria baterista piano pianist pianista violin violinista
trumpet trompeta saxophone saxofon music musica musicman musiclover musique musik muzyka yinyue sangeet
musician musico melody melodia melodie harmony armonia rhythm ritmo song songs cancion canciones chanson
lied canzone pesnya singer cantante rock rockandroll rocknroll rockero metal heavymetal metalhead deathmetal
punk punkrock punksnotdead blues bluesman jazz reggae reggaeton salsa salsero bachata cumbia merengue flamenco
hiphop rap rapper techno house trance electronic disco metallica slayer megadeth ironmaiden judaspriest
blacksabbath ozzy motorhead acdc gunsnroses axlrose slash aerosmith bonjovi kiss queen freddiemercury
ledzeppelin pinkfloyd rollingstones thebeatles beatles johnlennon lennon mccartney elvis elvispresley hendrix
jimihendrix nirvana kurtcobain cobain pearljam soundgarden greenday blink182 linkinpark limpbizkit korn
slipknot systemofadown rammstein tokiohotel radiohead coldplay u2 oasis blur depeche depechemode thecure
evanescence paramore avrillavigne eminem tupac snoopdogg rihanna beyonce shakira madonna ladygaga britney
britneyspears taylorswift onedirection justinbieber bieber bts blackpink michaeljackson bobmarley marley
manachao heroesdelsilencio extremoduro mago magodeoz mana soda sodastereo estopa fitoyfitipaldis badbunny
fender stratocaster telecaster gibson lespaul ibanez marshall strat
pirate pirata piratas pirates piratin pirat piraten corsario corsaire corsaro korsar haidao samudridaku
blackpearl perlanegra jacksparrow sparrow blackbeard barbanegra barbarroja treasureisland islatesoro
islatesoros bucanero jollyroger skull calavera ahoy arrr arrrr botin galeon grumete marinero marinera
marineros sailor navegante navigator nautilus titanic poseidon neptuno sirena sirenita mermaid kraken
escuela escuelita colegio school schule ecole scuola shkola xuexiao vidyalaya student estudiante estudiantes
student etudiant studente teacher profesor profesora maestra maestro professeur lehrer insegnante college
university universitat universite universita class clase library biblioteca
alejandro alejandra alex alexander alexandra alexandre alexis alberto albert alvaro amanda amelia ana anabel
andrea andreas andres andrew andrei andrey angela angelina anita anna anne annette antoine antonia antonio
anthony arturo ariana arnaud arthur ashley austin barbara beatriz beatrice benjamin benoit bernard bernardo
brandon brenda brian brittany bruno camila camille carla carlos carlitos carmen carolina caroline catalina
catherine cecile cecilia charles charlotte christian christina christine christophe christopher claire clara
claudia claudio crazy cristian cristina cynthia daniel daniela danielle danny david davide debbie deborah
dennis diana diego dimitri dmitri dmitry dominique eduardo edward elena elizabeth elisa elisabeth emanuel
emiliano emilie emilio emily emma enrique eric erika ernesto esteban ester eugenia eva evelyn fabian fabiana
fabio federica federico felipe felix fernanda fernando florence florian francesca francesco francis francisca
francisco franck francois frank franziska frederic gabriel gabriela gabriella gabrielle gaston george georgina
gerardo gianni giorgia giorgio giovanna giovanni giulia giuseppe gloria gonzalo graciela gregory guillaume
guillermo gustavo hannah hector heather helena helene henry hernan hugo ignacio igor ines irene irina isaac
isabel isabella isabelle ivan jackson jacob jacqueline jaime james janine jasmin javier jean jeanne jennifer
jeremy jerome jessica jesica jimena joanna joaquin johanna john johnny johnson jonas jonathan jorge jose josefa
josefina joseph joshua juan juana juancarlos juanita juanjo julia julian juliana julie julien juliette julieta
julius justin karen karina karine karla katharina katherine kathrin katrin kelly kevin kimberly konstantin
kristina larissa laura lauren laurence laurent leandro lena leonard leonardo leonie leticia liliana lisa lorena
lorenzo louis louise lucas lucia luciana luciano lucie ludovic luigi luis luisa luismiguel lukas magdalena
manolo manuel manuela marc marcel marcela marcelo marco marcos marcus margaret maria mariaelena mariajose
mariana marianne mariano marie marieclaire mariel mariela marina mario marion marisa marisol mark markus marta
martha martin martina martine mary mateo mathias mathieu mathilde matilde matteo matthew matthias mauricio
maurice mauro maximilian maxime melanie melissa mercedes michael michaela michel michele michelle miguel
miguelangel mikhail mireia miriam mohamed monica monika monique nadia nadine natalia natalie natasha nathalie
nathan nelson nerea nicola nicolas nicole nicoletta noelia nora nuria octavio olga oliver olivia olivier omar
oscar pablo paloma pamela paola paolo pascal patricia patricio patrick patrizia paul paula pauline paulina paulo
pavel pedro penelope peter petra philip philipp philippe pierre pilar rachel rafael rafaela ramon ramona raquel
raul rebecca regina renata rene ricardo riccardo richard robert roberta roberto rocio rodrigo rodolfo roger
roland romain roman rosario ruben ruth sabine sabrina salvador salvatore samantha samuel sandra sandrine santiago
sara sarah scott sebastian sebastien selena serge sergei sergey sergio silvia simon simona simone sofia sonia
stefan stefania stefano stephan stephane stephanie stephen steven susan susana susanne svetlana sylvia sylvie
tamara tatiana tatyana teresa theodor theresa thierry thomas tiffany timothy tomas ulrich ulrike ursula valentin
valentina valeria valerie vanesa vanessa vera veronica veronika veronique vicente victor vincent vincenzo virginia
virginie viviana vladimir walter wendy werner wilfried william wilson wolfgang xavier ximena yanina yolanda yvonne
yulia yuri sasha masha dasha katya nastya anastasia anastasiya ekaterina elizaveta aleksandr aleksandra aleksey
alexey maksim maxim nikita nikolay oleg oksana polina ruslan tatyanka vladislav vlad viktoria yana zhenya
rahul rohit amit sunil anil vijay sanjay rajesh suresh ramesh mahesh mukesh deepak ankit arjun karan rohan priya
pooja neha nisha kavita sunita anita anjali shreya divya lakshmi krishnan sachin dhoni virat kohli sharukh
shahrukh salman aishwarya india bharat hindustan jaihind wangwei zhangwei liwei xiaoming xiaolong wangfang lili
longlong zhongguo beijing shanghai
spain espana vivaespana arribaespana mexico vivamexico argentina colombia venezuela chile vivachile peru ecuador
bolivia uruguay paraguay cuba puertorico dominicana guatemala honduras nicaragua panama costarica elsalvador
brasil brazil portugal france vivelafrance allezlesbleus germany deutschland italy italia forzaitalia england
britain london londres paris berlin muenchen munich hamburgo rome milano venezia firenze russia rossiya moskva
moscow ukraina ukraine kiev china japan japon tokyo korea seoul delhi newdelhi mumbai america usa newyork
losangeles california texas florida chicago boston miami lasvegas canada toronto montreal australia sydney
melbourne africa europa europe andalucia galicia catalunya catalonia euskadi asturias cantabria canarias tenerife
granada cordoba cadiz huelva almeria murcia alicante salamanca valladolid bogota medellin buenosaires lima quito
caracas santiago habana montevideo asuncion lapaz
fuckyou fuckyoubitch fuckoff fuckme fuck fucker motherfucker bitch asshole bastard bullshit shit puta putas
hijodeputa hijueputa mierda cabron cojones joder carajo pendejo chinga chingatumadre verga culo tetas polla
putain merde connard salope encule scheisse arschloch ficken schlampe fotze cazzo stronzo vaffanculo merda
puttana troia blyat suka pizda nahui chutiya madarchod bhenchod sex sexo sexsex porn porno pussy penis dick
boobs tits horny naked blowjob orgasm viagra
idontknow idontcare iforgot iforgotit forgot forgetit olvidado olvide nolose nose nomeacuerdo nosenose quiensabe
jenesaispas weissnicht nonloso nichego whocares noway nopassword nopass sinclave sincontrasena ningunaclave
dragonfly imissyou iamtheone iamgod itsme itsmeagain soyyo soyelmejor soylamejor soyfeliz hateyou ihateyou
ihatethis lifeisgood livelaughlove neverforget neversaynever nevergiveup dontworry behappy youandme meandyou
tuyyo yoytu siempre siemprejuntos juntos parasiempre porsiempre nuncamas solotu onlyyou onlyme justme justdoit
letsgo vamos vamosaganar adelante arriba viva vivalavida puravida party4ever bestfriend bestfriends bff
abracadabra hocuspocus blablabla blahblah lalala lalalala nananana jajaja jajajaja hahaha hahahaha hehehe xoxo xoxoxo muah mwah
`

/** The words above, as `password-rules.ts` compares them. */
export const COMMON_WORDS: readonly string[] = WORDS.trim().split(/\s+/)
