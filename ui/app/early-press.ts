/** Early presses: a button that is pressed before the page's scripts have taken it over is pressed again once they have. */

/** What tells the page's first script that its others have begun to take the page over. */
export const AWAKE_EVENT = "awake"

/** ms between two tries, and after which a press is given up: nobody waits for it any more. */
const TRY_AGAIN_MS = 100
const LONGEST_WAIT_MS = 30_000

/**
 * The text of the script that remembers the last press. Links, buttons by which the browser itself opens something, and
 * forms that say how or where they are sent work without scripts and are left alone; any other form would only load the page
 * anew, and is held back.
 *
 * React lets no press through to a part that it can't take over yet, so one that reaches its button is answered. A press is
 * dropped once anything else is pressed or typed, and where its button is gone, off or says something else by then.
 */
export const earlyPressScript = (): string =>
  `{let p,s,t,a,l=(k,f)=>addEventListener(k,f,true),x=b=>(b.ariaLabel||"")+b.textContent,n=f=>f?.matches("[method],[action]"),` +
  `f=()=>{if(p&&(!p.isConnected||p.disabled||x(p)!=s||performance.now()-t>${LONGEST_WAIT_MS}))p=0;p&&p.click();p&&setTimeout(f,${TRY_AGAIN_MS})};` +
  `l("click",e=>{if(!e.isTrusted)return;let b=e.target.closest?.("a,button");p=0;if(!b||b.href||b.popoverTargetElement||b.type=="submit"&&n(b.form))return;p=b;s=x(b);t=e.timeStamp;b.addEventListener("click",()=>p=0,{once:true,capture:true});a?setTimeout(f):e.stopImmediatePropagation()});` +
  `l("submit",e=>(p||!a)&&!n(e.target)&&e.preventDefault());` +
  `l("input",()=>p=0);` +
  `l("${AWAKE_EVENT}",()=>{a=1;setTimeout(f)})}`
