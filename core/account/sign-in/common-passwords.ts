/** The passwords that are tried first, in small letters: the common ones, with the figures at their ends left away. */

export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwords passw0rd p@ssword p@ssw0rd pa55word pa55w0rd mypassword thepassword newpassword yourpassword
  passwordpassword password1password qwertyuiop qwertyuiopasdf qwerty qwerty123qwerty qwertyqwerty qwertyasdf
  1234567890 0123456789 0987654321 12345678910 123456789a 123456789q 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6
  1qaz2wsx3edc zaq12wsx3edc 1qazxsw23edc qazwsxedcrfv qazwsxedc asdfghjkl asdfghjkl; zxcvbnmasd poiuytrewq
  abcdefghij abcdefghijk abcdefghijkl abc123abc123 a1b2c3d4e5 iloveyou iloveyou! ilovemyself iloveyousomuch
  administrator administrator1 admin adminadmin admin123admin letmein letmeinnow letmeinplease welcome welcomehome
  welcome1welcome changeme changemenow changemeplease default defaultpassword superman supermanman batmanbatman
  spiderman princess princessprincess sunshine sunshinesunshine football footballfan baseball basketball
  liverpool liverpoolfc manchester chelsea collingwood carlton essendon richmond hawthorn geelong melbourne
  melbournevic melbournecity australia australian aussieaussie victoria ballarat bendigo brisbane sydney
  dragondragon monkeymonkey shadowshadow mastermaster trustno trustnoone starwars starwarsfan pokemon minecraft
  computer computers internet samsung samsunggalaxy iphoneiphone google facebook facebookpassword
  secret secretpassword topsecret supersecret correcthorsebatterystaple correct horse battery staple
  timber timbertimber hardware lineal linealtimber linealhardware tradesman carpenter builder builderbuilder
  testtest testtesttest testpassword testing testingtesting temporary temppassword guestguest
  michael michelle jennifer jessica christopher elizabeth alexander jonathan
  blink182blink whatever whatever1 nothing nothing123 something something1 qwerty12345 password12345`
    .split(/\s+/)
    .filter(Boolean)
)
